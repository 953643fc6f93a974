"""The components in the boxes, and custom decks that change them."""
