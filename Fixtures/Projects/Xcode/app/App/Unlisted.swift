func Unlisted() {}
