func a() {}
