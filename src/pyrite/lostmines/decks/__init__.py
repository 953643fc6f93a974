"""The components in the box, and custom decks that change them."""
