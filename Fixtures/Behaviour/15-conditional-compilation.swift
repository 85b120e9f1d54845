func inside() {
  if #available(iOS 13, *) {
    #if DEBUG_NEVER
      print("debug")
    #else
      print("release")
    #endif
  } else {
    print("old")
  }
}

func around() {
  #if os(Linux)
    if #available(iOS 13, *) { print("linux modern") } else { print("linux old") }
  #else
    if #available(iOS 13, *) { print("other modern") } else { print("other old") }
  #endif
}

func postfix(_ list: [Int]) -> [Int] {
  if #available(iOS 13, *) {
    return list
      #if os(Linux)
        .map { $0 + 1 }
      #endif
      .reversed()
  } else {
    return list
  }
}

func holdsOnlyTheCheck() {
  #if os(Linux)
    if #unavailable(iOS 13) { print("old") }
  #endif
  print("end")
}

inside()
around()
print(postfix([1, 2]))
holdsOnlyTheCheck()
