"""The screen: a table in the terminal, with Textual."""
