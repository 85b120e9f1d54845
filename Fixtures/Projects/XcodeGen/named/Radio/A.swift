func radio() {}
