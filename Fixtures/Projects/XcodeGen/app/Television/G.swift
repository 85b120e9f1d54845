func G() {}
