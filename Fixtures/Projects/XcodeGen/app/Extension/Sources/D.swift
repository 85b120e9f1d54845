func D() {}
