// target: iOS 16
protocol Lock {}
struct Plain: Lock {}
struct Modern: Lock {}

func lock() -> some Lock {
  #if canImport(Synchronization)
  return Modern()
  #else
  return Plain()
  #endif
}

var shared: some Lock {
  #if DEBUG
  return Modern()
  #else
  return Plain()
  #endif
}

func other() -> any Lock {
  #if DEBUG
  return Modern()
  #else
  return Plain()
  #endif
}
