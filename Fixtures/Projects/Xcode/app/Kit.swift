func Kit() {}
