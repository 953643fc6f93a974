"""Search over imagined worlds, for every game whose table is a `GameTable`."""
