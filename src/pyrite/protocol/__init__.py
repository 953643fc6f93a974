"""Typed messages on the network, shared by the server and its clients."""
