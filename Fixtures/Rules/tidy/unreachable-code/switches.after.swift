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
    return 1
  default:
    return 2
  }
}

func falling(_ kind: Int) -> Int {
  switch kind {
  case 0:
    start()
    fallthrough
  default:
    return 1
  }
}

/// A `break` leaves the `switch`.
func breaking(_ kind: Int) -> Int {
  switch kind {
  case 0:
    if busy() { break }
    return 1
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
    return 1
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
      continue
    default:
      return 2
    }
  }
  return 3
}
