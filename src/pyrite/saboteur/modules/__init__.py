"""The modules that plug into the engine; none knows another, and only the registry imports them."""
