"""The commands, one file each, with helpers that only one command needs."""
