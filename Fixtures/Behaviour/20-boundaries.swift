func boundaries() {
  if #available(iOS 15, *) { print("equal") } else { print("old") }
  if #available(iOS 15.0, *) { print("equal with a zero") } else { print("old") }
  if #available(iOS 15.0.0, *) { print("equal with two zeros") } else { print("old") }
  if #available(iOS 14.8.1, *) { print("just below") } else { print("old") }
  if #available(iOS 15.0.1, *) { print("just above") } else { print("kept") }
  if #available(iOS 15.4, *) { print("above") } else { print("kept") }
}

func nested() {
  if #available(iOS 17, *) {
    if #available(iOS 16, *) { print("known from outside") } else { print("dead") }
    if #available(iOS 18, *) { print("newer still") } else { print("kept") }
  } else {
    if #available(iOS 16, *) { print("between") } else { print("older") }
  }
  guard #available(iOS 16, *) else {
    print("kept")
    return
  }
  if #available(iOS 16, *) { print("after the guard") } else { print("dead") }
}

boundaries()
nested()
