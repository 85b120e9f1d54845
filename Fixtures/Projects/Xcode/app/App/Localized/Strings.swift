func Strings() {}
