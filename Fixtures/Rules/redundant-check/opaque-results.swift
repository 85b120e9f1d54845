// target: iOS 16
protocol Lock {}
struct Plain: Lock {}
struct Modern: Lock {}

func lock() -> some Lock {
  #if canImport(Synchronization)
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    return Modern()
  }
  #endif
  return Plain()
}

var shared: some Lock {
  #if DEBUG
  if #available(iOS 15, *) { return Modern() } // expect: 6 [redundant-check] "always true"
  #endif
  return Plain()
}

func other() -> any Lock {
  #if DEBUG
  if #available(iOS 15, *) { return Modern() } else { return Plain() } // expect: 6 [redundant-check] "always true"
  #else
  return Plain()
  #endif
}

extension View {
  func translated() -> some View {
    #if os(visionOS)
      return self
    #else
      if #available(iOS 15, *) { // expect: 10 [redundant-check] "always true"
        return self.bold()
      } else {
        return self
      }
    #endif
  }
}
