// A constant answer's ternary has the type of both branches: the literal that is left takes another one alone.
// min: 16

// ==== Answer.swift
private var modern: Bool {
  if #available(iOS 15, *) { return true } else { return false }
}

func show(_ value: Any) { print(type(of: value), value) }

func half(_ k: Double) { show(modern ? 10 / 4 : k) }
func numbers(_ old: Set<Int>) -> Int {
  let all = modern ? [1, 1] : old
  return all.count
}
func name(_ other: String?) {
  if let name = modern ? "new" : other { show(name) }
}

// ==== main.swift
half(1)
print(numbers([]))
name(nil)
