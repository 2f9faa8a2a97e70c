"""Where notes come from and pages go: configuration, folders, files, library, redirects.

Knows the disk and no host.
"""
