// A type of another file takes its elements otherwise; an element that need not be unwrapped makes an array of optionals.
// min: 16

// ==== Own.swift
struct Numbers: ExpressibleByArrayLiteral {
  var count = 0
  init(arrayLiteral elements: Int...) { count = elements.count; print("literal", elements) }
  mutating func insert(_ element: Int) { print("insert", element) }
}
struct Outlets { var label: Int! = 3; var plain = 4 }

// ==== main.swift
func numbers() -> Numbers {
  var numbers: Numbers = [1]
  if #available(iOS 15, *) { numbers.insert(2) }
  return numbers
}
func set() -> Set<Int> {
  var numbers: Set<Int> = [1]
  if #available(iOS 15, *) { numbers.insert(1 + 1) }
  return numbers
}
func labels(_ outlets: Outlets) {
  var labels = [1]
  if #available(iOS 15, *) { labels.append(outlets.label) }
  print(type(of: labels), labels)
  var others = [1]
  if #available(iOS 15, *) { others.append(outlets.plain) }
  print(type(of: others), others)
}
print(numbers().count, set().sorted())
labels(Outlets())

// ==== after: main.swift
func numbers() -> Numbers {
  var numbers: Numbers = [1]
  numbers.insert(2)
  return numbers
}
func set() -> Set<Int> {
  return [1, 1 + 1]
}
func labels(_ outlets: Outlets) {
  var labels = [1]
  labels.append(outlets.label)
  print(type(of: labels), labels)
  let others = [1, outlets.plain]
  print(type(of: others), others)
}
print(numbers().count, set().sorted())
labels(Outlets())
