// target: iOS 14
@available(iOS 16, *)
struct New {
  func f() {
    if #available(iOS 16, *) { } // expect: 8 [redundant-check] "'@available(iOS 16, *)' in line 2 already requires it"
    func inner() { if #available(iOS 15, *) { } } // expect: 23 [redundant-check] "in line 2 already requires it"
  }
  let x: Int = { if #available(iOS 16, *) { 1 } else { 2 } }() // expect: 21 [redundant-check] "in line 2 already requires it; the 'else' branch is dead"
  var y: Int { if #available(iOS 17, *) { 1 } else { 2 } } // newer than the type
}
extension New {
  func g() {
    if #available(iOS 16, *) { } // an extension does not inherit the type's attribute
  }
}
@available(iOS 16, *)
extension New {
  func h() {
    if #available(iOS 16, *) { } // expect: 8 [redundant-check] "in line 16 already requires it"
  }
}
@available(iOS, deprecated: 16)
func old() {
  if #available(iOS 16, *) { } // deprecated is not gone: it runs on all systems
}
@available(iOS, unavailable)
func none() {
  if #available(iOS 15, *) { } // nobody gets here, which is not for this rule to say
}
