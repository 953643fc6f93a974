"""What all bots stand on: the contract, beliefs, counted likelihoods."""
