"""Many games between bots: duplicate deals on all cores or a cluster, counted with intervals."""
