"""Rules that only searches are tried on: small enough to be solved by brute force."""
