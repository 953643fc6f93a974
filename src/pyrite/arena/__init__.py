"""The arena: many games between bots, with duplicate deals, parallel play and intervals."""
