func Tool() {}
