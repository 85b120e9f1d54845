func Shared() {}
