"""What the commands do, one file each; `command_line` says how they are called."""
