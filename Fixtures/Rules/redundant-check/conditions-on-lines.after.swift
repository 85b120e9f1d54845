// target: iOS 15
func lines(_ isReady: Bool, _ isOpen: Bool) {
  if isReady {
    start()
  }
  if isReady {
    start()
  } else {
    stop()
  }
  while isReady {
    start()
  }
  // Two conditions are left, on lines of their own.
  if isReady,
    isOpen
  {
    start()
  }
  // The condition itself has lines.
  if isReady
      || isOpen
  {
    start()
  }
  // A newer version stays.
  if isReady,
    #available(iOS 16, *)
  {
    start()
  }
  // A comment stands between them.
  if isReady
  // and more
  {
    start()
  }
  // Two lines of comment stand between them.
  if // One says why,
    // the other says how.
    isReady {
    start()
  }
}

func notes(_ name: String?, _ isReady: Bool) {
  if let name
    // The other check is made elsewhere.
    // It has the same value.
    {
    print(name)
  }
  guard isReady // why it is ready
    else { return }
  if isReady // why it is ready
  {
    print(isReady)
  }
}
