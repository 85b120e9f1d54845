func quoted() {
  print("if #available(iOS 13, *) { } else { }")
  print("""
    if #available(iOS 13, *) {
      modern()
    }
    """)
  print(#"#available(iOS 13, *) \(1)"#)
  // if #available(iOS 13, *) { print("comment") }
  /* if #available(iOS 13, *) { /* nested */ } */
}

func interpolated(_ x: Int) {
  print("v \({ () -> Int in if #available(iOS 13, *) { return x } else { return -x } }()) end")
  print("outer \("inner \({ if #available(iOS 13, *) { 1 } else { 2 } }())")")
}

quoted()
interpolated(4)
