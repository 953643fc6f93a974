"""Tables on the network: people and bots play together, nothing is lost, nothing leaks."""
