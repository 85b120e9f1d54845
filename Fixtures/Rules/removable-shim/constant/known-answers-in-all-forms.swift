// target: iOS 15
// fixes: unsafe
public struct Device {
  var kind = Kind.phone
  enum Kind { case phone, pad }

  public static var isModern: Bool {
    if #available(iOS 15, *) { return true } // expect: 8 [redundant-check] "always true"
    return false
  }

  // A key path goes on asking: the others need not.
  var isListed: Bool {
    if #available(iOS 15, *) { true } else { false } // expect: 8 [redundant-check] "always true"
  }

  // The first statement only asks, and does nothing then.
  var isKnown: Bool {
    if kind == .phone {
      if #unavailable(iOS 15) { return false } // expect: 10 [redundant-check] "always false"
    }
    return true
  }

  // All clauses answer alike.
  private static let isNew: Bool = {
    #if os(macOS)
      return true
    #else
      if #available(iOS 15, *) { return true } // expect: 10 [redundant-check] "always true"
      return false
    #endif
  }()

  // Another system answers differently: it is asked nowhere.
  static let isUnasked: Bool = {
    #if os(macOS)
      return false
    #else
      if #available(iOS 15, *) { return true } // expect: 10 [redundant-check] "always true"
      return false
    #endif
  }()

  // It is asked, and another system answers differently.
  private static let isAsked: Bool = {
    #if os(macOS)
      return false
    #else
      if #available(iOS 15, *) { return true } // expect: 10 [redundant-check] "always true"
      return false
    #endif
  }()

  func show(_ devices: [Device]) {
    if Device.isModern, Self.isNew { modern() }
    if isListed { modern() }
    if isKnown && devices.isEmpty { modern() }
    if Self.isAsked { modern() }
    print(devices.filter(\.isListed))
  }
}

final class Bar {
  var isGlass: Bool = if #available(iOS 15, *) { true } else { false } // expect: 26 [redundant-check] "always true"
  // Somebody sets it.
  var isFlat: Bool = if #available(iOS 15, *) { true } else { false } // expect: 25 [redundant-check] "always true"

  func show() {
    if isGlass { modern() }
    if isFlat { modern() }
    isFlat = false
  }
}
