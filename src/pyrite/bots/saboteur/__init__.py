"""Heuristics for Saboteur: how far the treasure is, and who may be a saboteur."""
