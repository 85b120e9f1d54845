/// What to say, by the age of the system.
public func greeting() -> String {
  if #available(iOS 15, macOS 12, *) {
    return "Good day"
  } else {
    return "Good old day"
  }
}
