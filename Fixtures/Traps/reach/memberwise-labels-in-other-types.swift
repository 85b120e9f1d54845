// The label of a memberwise initializer names the property, also in a type that has a member of that name.
// min: 16

// ==== main.swift
struct Model {
  fileprivate var old = 1
  func size() -> Int { if #available(iOS 15, *) { return 1 } else { return old } }
}
struct Builder {
  var old = 2
  func make() -> Model { Model(old: old) }
}
print(Builder().make().size())

// ==== after: main.swift
struct Model {
  fileprivate var old = 1
  func size() -> Int { return 1 }
}
struct Builder {
  var old = 2
  func make() -> Model { Model(old: old) }
}
print(Builder().make().size())
