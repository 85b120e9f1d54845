// `defer` runs where its branch ends, not where the function does.
func scoped() {
  if #available(iOS 13, *) {
    defer { print("deferred") }
    print("branch")
  }
  print("after")
}

func atTheEnd() -> Int {
  print("start")
  if #available(iOS 13, *) {
    defer { print("deferred") }
    return 1
  } else {
    return 2
  }
}

func nested() {
  if #available(iOS 13, *) {
    for i in 0..<2 {
      defer { print("loop", i) }
      if #available(iOS 14, *) {
        defer { print("inner", i) }
        print("body", i)
      }
      print("rest", i)
    }
  }
  print("end")
}

func checkInside() {
  defer {
    if #available(iOS 13, *) { print("modern cleanup") } else { print("old cleanup") }
  }
  print("work")
}

scoped()
print(atTheEnd())
nested()
checkInside()
