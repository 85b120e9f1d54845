// target: iOS 15
// fixes: unsafe
public struct Device {
  var kind = Kind.phone
  enum Kind { case phone, pad }

  // A key path goes on asking: the others need not.
  var isListed: Bool {
    true
  }

  // It is asked, and another system answers differently.
  private static let isAsked: Bool = {
    #if os(macOS)
      return false
    #else
      return true
    #endif
  }()

  func show(_ devices: [Device]) {
    modern()
    modern()
    if devices.isEmpty { modern() }
    if Self.isAsked { modern() }
    print(devices.filter(\.isListed))
  }
}

final class Bar {
  // Somebody sets it.
  var isFlat: Bool = true

  func show() {
    modern()
    if isFlat { modern() }
    isFlat = false
  }
}
