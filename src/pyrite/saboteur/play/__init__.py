"""The course of play: setup, turns, laying, goals and gold."""
