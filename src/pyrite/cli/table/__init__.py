"""Line-by-line play in the terminal."""
