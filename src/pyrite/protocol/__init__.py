"""What goes over the network, as typed messages: the one thing that server and clients share."""
