"""The base of all bots: the interface, beliefs, and measured likelihoods."""
