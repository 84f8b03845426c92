"""A race: chance with unequal odds, for two seats or more."""
