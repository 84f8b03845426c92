"""Questions about many games: simulations and benchmarks."""
