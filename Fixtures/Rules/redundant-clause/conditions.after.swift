// targets: iOS 15, macOS 12
if #available(macOS 14, *) { }
if #unavailable(macOS 14) { }
if #available(macOS 14, *) { } // at the minimum
if #available(iOS 15.1, macOS 14, *) { } // above it
if #available(macOS 14, tvOS 13, *) { } // nobody says that tvOS is built
if #available(iOS 17, *) {
  if #available(macOS 14, *) { }
}
