func forms(_ x: Int) {
  if #available(iOS 14, *), #available(watchOS 9, *) { print("two checks") } else { print("old") }
  if #available(iOS 13.0, macOS 13.0, *) { print("two platforms") }
  if #available(iOS 13.1.2, *) { print("three parts") }
  if #available( iOS 13 , * ) { print("spaces") }
  if #available(
    iOS 13,
    macOS 10.15,
    *
  ) {
    print("lines")
  }
  if #available(iOS 13 /* the first */, *) { print("comment") }
  if #available(macOS 12, *) { print("the star") }
  if #unavailable(iOS 13, macOS 11) { print("old") } else { print("not old") }
  if x > 0, #available(macOS 11, iOS 14, tvOS 14, watchOS 7, *), x > 1 { print("between") }
}
forms(2)
