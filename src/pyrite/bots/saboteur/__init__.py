"""Rules of thumb for the tunnel game: how far the treasure is, and who may be a saboteur."""
