"""The commands: modules with ``add_arguments(parser, language)`` and ``run(args, language)``."""
