"""The server: tables on the network for people and bots, with nothing lost and nothing leaked."""
