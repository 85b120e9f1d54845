// What the compiler would warn of afterwards: variables of conditions.
// min: 16

// ==== main.swift
func bindings(_ value: Int?, _ other: Int?) {
  if var value {
    if #unavailable(iOS 15) { value = 2 }
    print(value)
  }
  guard var rest = other else { return }
  if #unavailable(iOS 15) { rest = 2 }
  print(rest)
  if var value {
    if #unavailable(iOS 15) { value = 2 }
    value += 1
    print(value)
  }
}
bindings(1, 2)

// ==== after: main.swift
func bindings(_ value: Int?, _ other: Int?) {
  if let value {
    print(value)
  }
  guard let rest = other else { return }
  print(rest)
  if var value {
    value += 1
    print(value)
  }
}
bindings(1, 2)
