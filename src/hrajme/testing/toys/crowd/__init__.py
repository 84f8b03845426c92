"""A crowd: more moves than a list of them holds."""
