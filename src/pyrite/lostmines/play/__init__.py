"""The course of play: setup, turns, moves and scoring."""
