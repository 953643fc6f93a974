"""Saboteur 2 (S-01 to S-38): two colours of diggers, ladders, doors, crystals, thefts and hats."""
