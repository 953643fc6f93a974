"""What happens: setting up, turns, laying, goals, gold."""
