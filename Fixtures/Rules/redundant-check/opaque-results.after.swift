// target: iOS 16
protocol Lock {}
struct Plain: Lock {}
struct Modern: Lock {}

func lock() -> some Lock {
  #if canImport(Synchronization)
  if #available(iOS 15, *) {
    return Modern()
  }
  #endif
  return Plain()
}

var shared: some Lock {
  #if DEBUG
  if #available(iOS 15, *) { return Modern() }
  #endif
  return Plain()
}

func other() -> any Lock {
  #if DEBUG
  return Modern()
  #else
  return Plain()
  #endif
}

extension View {
  func translated() -> some View {
    #if os(visionOS)
      return self
    #else
      return self.bold()
    #endif
  }
}
