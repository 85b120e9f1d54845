func E() {}
