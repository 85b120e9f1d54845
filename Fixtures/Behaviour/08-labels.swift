func breaksOut(_ x: Int) {
  search: if #available(iOS 13, *) {
    print("start", x)
    if x > 1 { break search }
    print("small")
  }
  print("after")
}

func withElse(_ x: Int) {
  choice: if #available(iOS 13, *) {
    for i in 0..<3 {
      if i == x { break choice }
      print(i)
    }
    print("all")
  } else {
    print("old")
  }
}

func onALoop() {
  outer: for i in 0..<3 {
    inner: while #available(iOS 13, *) {
      if i == 1 { continue outer }
      print(i)
      break inner
    }
    print("end of", i)
  }
}

func inDead(_ x: Int) {
  mark: if #unavailable(iOS 13) {
    break mark
  } else if x > 1 {
    print("big")
    break mark
  } else {
    print("small")
  }
}

breaksOut(1)
breaksOut(2)
withElse(1)
withElse(9)
onALoop()
inDead(1)
inDead(2)
