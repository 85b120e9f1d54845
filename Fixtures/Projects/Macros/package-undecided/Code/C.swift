// Only its place matters.
