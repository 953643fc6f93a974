"""All deals that a seat may believe in, and how to draw one."""
