// A private constant has nothing to do with one of that name in another file, whose use is in doubt.
// iOS: 14 -> 15
// still builds for the old minimum: nothing newer is called

// ==== Sizes.swift
let size = 2.5
func take(_ size: Double) {}

// ==== A.swift
struct A {
  private var isNew: Bool {
    if #available(iOS 15, *) { true } else { false }
  }

  func use() { take(isNew ? 1 : size) }
}

// ==== B.swift
struct B {
  private var isNew: Bool {
    if #available(iOS 15, *) { true } else { false }
  }

  func use() { take(isNew ? 1 : 2) }
}

// ==== after: B.swift
struct B {
  func use() { take(1) }
}
