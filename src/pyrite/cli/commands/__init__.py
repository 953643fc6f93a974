"""The commands, one file each; what only one of them needs stands beside it."""
