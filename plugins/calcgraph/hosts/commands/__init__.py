"""The commands, one file each; `command_line` defines how they are called."""
