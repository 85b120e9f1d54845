// target: iOS 14
@available(iOS 16, *)
struct New {
  func f() {
    func inner() { }
  }
  let x: Int = 1
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
