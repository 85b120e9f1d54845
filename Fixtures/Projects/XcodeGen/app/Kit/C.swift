func C() {}
