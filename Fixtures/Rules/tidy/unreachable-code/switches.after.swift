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

func stop(_ reason: String) -> Never { fatalError(reason) }

/// A function of the project's own says that it never returns, or nobody in the project declares the system's.
func stopping(_ kind: Int) -> Int {
  if kind < 0 {
    stop("negative")
  }
  if kind > 9 {
    exit(3)
  }
  return kind
}

/// What the first condition asks, the second need not ask again.
func repeated(_ wide: Bool, _ values: [String: Any]) {
  if wide { modern() } else { narrow() }
  if let size = values["size"] as? Int {
    modern(size)
  }
  if next() { modern() } else if next() { old() }
  if wide, next() { modern() } else if wide { old() }
}
