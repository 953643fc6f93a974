"""Modules plug into the engine; none knows another. Only the registry imports them."""
