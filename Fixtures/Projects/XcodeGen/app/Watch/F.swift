func F() {}
