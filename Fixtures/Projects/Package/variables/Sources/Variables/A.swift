func A() {}
