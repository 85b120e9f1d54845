// What obsolete or unavailable code names stays with it.
// min: 16

// ==== Other.swift
@available(iOS, unavailable)
func never() { _ = Far() }
@available(iOS, obsoleted: 14) struct Far {}

// ==== main.swift
@available(iOS, obsoleted: 14)
struct Helper { func go() { print("x") } }
@available(iOS, obsoleted: 14)
public func old() { Helper().go(); help() }
@available(iOS, obsoleted: 14)
func help() { }
@available(iOS, obsoleted: 14)
struct Named { }
@available(iOS, unavailable)
func never2(_ x: Named) { }
class Two { var x: Int
  @available(iOS, obsoleted: 14) init(x: Int) { self.x = x }
  init() { x = 3 } }
@available(iOS, obsoleted: 14) func chainA() { chainB() }
@available(iOS, obsoleted: 14) func chainB() { }
@available(iOS, unavailable) extension Two { func z() { chainC() } }
@available(iOS, obsoleted: 14) func chainC() { }
print(Two().x)
