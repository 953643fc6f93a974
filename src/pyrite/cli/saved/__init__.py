"""Games on the disk: records, saved games, the journal of a running one."""
