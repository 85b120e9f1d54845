// target: iOS 15
func loops(_ kind: Int) -> Int {
  switch kind {
  case 0:
    while true {
      if busy() { break } // leaves the loop
    }
    switch size {
    case 1: break
    default: start()
    }
    if #available(iOS 14, *) { return 1 } // expect: 8 [redundant-check] "always true"
  default:
    return 2
  }
  return 3
}

func falling(_ kind: Int) -> Int {
  switch kind {
  case 0:
    start()
    fallthrough
  default:
    if #available(iOS 14, *) { return 1 } // expect: 8 [redundant-check] "always true"
  }
  defer { stop() }
  return 3
}

/// A `break` leaves the `switch`.
func breaking(_ kind: Int) -> Int {
  switch kind {
  case 0:
    if busy() { break }
    if #available(iOS 14, *) { return 1 } // expect: 8 [redundant-check] "always true"
  default:
    return 2
  }
  return 3
}

/// A `break` with a label may leave it, too.
func labelled(_ kind: Int) -> Int {
  choice: switch kind {
  case 0:
    while busy() { break choice }
    if #available(iOS 14, *) { return 1 } // expect: 8 [redundant-check] "always true"
  default:
    return 2
  }
  return 3
}

/// One leaves another statement, and with it the function's rest as well.
func outer(_ kinds: [Int]) -> Int {
  all: for kind in kinds {
    switch kind {
    case 0:
      if busy() { break all }
      if #available(iOS 14, *) { continue } // expect: 10 [redundant-check] "always true"
    default:
      return 2
    }
    start()
  }
  return 3
}

func stop(_ reason: String) -> Never { fatalError(reason) }

/// A function of the project's own says that it never returns, or nobody in the project declares the system's.
func stopping(_ kind: Int) -> Int {
  if kind < 0 {
    if #available(iOS 14, *) { stop("negative") } // expect: 8 [redundant-check] "always true"
    print("old")
    return 0
  }
  if kind > 9 {
    if #available(iOS 14, *) { exit(3) } // expect: 8 [redundant-check] "always true"
    return 1
  }
  return kind
}

/// What the first condition asks, the second need not ask again.
func repeated(_ wide: Bool, _ values: [String: Any]) {
  if #available(iOS 14, *), wide { modern() } else if wide { old() } else { narrow() } // expect: 6 [redundant-check] "always true"
  if #available(iOS 14, *), let size = values["size"] as? Int { // expect: 6 [redundant-check] "always true"
    modern(size)
  } else if let size = values["size"] as? Int, wide {
    old(size)
  }
  if #available(iOS 14, *), next() { modern() } else if next() { old() } // expect: 6 [redundant-check] "always true"
  if #available(iOS 14, *), wide, next() { modern() } else if wide { old() } // expect: 6 [redundant-check] "always true"
}
