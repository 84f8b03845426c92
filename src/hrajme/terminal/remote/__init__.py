"""A table of a room elsewhere: the link, who we are there, the connection, and both faces."""
