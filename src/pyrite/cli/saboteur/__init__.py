"""Saboteur in the terminal."""
