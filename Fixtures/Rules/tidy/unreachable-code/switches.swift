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
