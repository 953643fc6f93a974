"""The bots one can choose: random, easy, medium, hard."""
