// target: iOS 15
// fixes: unsafe
// Values that alone tell no type, of choices that a migration decided: only where something else does, they are left alone.
private var isNew: Bool { if #available(iOS 15, *) { return true } else { return false } } // expect: 30 [redundant-check] "always true"
private var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } } // expect: 33 [redundant-check] "always true"
func choose(_ size: Int?) {
  let limit = isNew ? nil : 5
  let sizes = isNew ? [] : [5]
  let number: Int? = isModern ? nil : 5
  let other = isModern ? size : 5
  use(limit, sizes, number, other)
}
