"""Games that only tests know, each of a shape that no game on the shelf has."""
