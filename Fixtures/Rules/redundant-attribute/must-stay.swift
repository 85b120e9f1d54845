// target: iOS 15
@available(iOS, unavailable)
struct Gone {
  @available(iOS 14, *) func f() { } // what encloses it is unavailable
}
@available(*, unavailable) func a() { }
@available(*, noasync) func b() { }
@available(*, deprecated, message: "use c") func c() { }
@available(swift 5.5) func d() { }
@available(iOS, introduced: 13, renamed: "f()") func e() { } // says another name
@available(macOS 11, *) func f() { } // names no platform that is built
@available(iOS 17, *)
class New: Old {
  @available(iOS 17, *) override func g() { } // an override, redundant by what encloses it alone
  @available(iOS 16, *) func h() { } // expect: 3 [redundant-attribute] "'@available(iOS 17, *)' in line 12 already requires it"
  @available(iOS 14, *) override func i() { } // expect: 3 [redundant-attribute] "restricts nothing"
}
@available(iOS 17, *)
protocol P {
  @available(iOS 17, *) func g() // a requirement, redundant by what encloses it alone
  @available(iOS 14, *) func h() // expect: 3 [redundant-attribute] "restricts nothing"
}
@available(iOS 14) func malformed() { }
@available func malformed() { }
@available(iOS 14, macOS 11, *)
@_originallyDefinedIn(module: "Old", iOS 14, macOS 11)
public struct Moved { } // the other attribute wants one
