// target: iOS 15
// fixes: unsafe
// Values that alone tell no type, of choices that a migration decided: only where something else does, they are left alone.
private var isNew: Bool { return true }
func choose(_ size: Int?) {
  let limit = isNew ? nil : 5
  let sizes = isNew ? [] : [5]
  let number: Int? = nil
  let other = size
  use(limit, sizes, number, other)
}
