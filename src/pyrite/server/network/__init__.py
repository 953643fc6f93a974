"""The network around the tables: who may send what, HTTP, WebSockets, and starting the server."""
