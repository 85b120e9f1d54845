// A parameter that nothing reads any more goes with its arguments, or is listed where other files may hand it a value.
// iOS: 14 -> 15
// still builds for the old minimum: nothing newer is called

// ==== Chrome.swift
struct Chrome {
  let width: Int

  init(
    width: Int,
    isSmall: Bool
  ) {
    var width = width
    if #unavailable(iOS 15), isSmall { width /= 2 }
    self.width = width
  }

  func bar(
    height: Int,
    fallback: Int
  ) -> Int {
    if #available(iOS 15, *) { return height }
    return fallback
  }

  private func inner(height: Int, fallback: Int) -> Int {
    if #available(iOS 15, *) { return height }
    return fallback
  }

  private func alone(
    fallback: Int
  ) -> Int {
    if #available(iOS 15, *) { return 1 }
    return fallback
  }

  func total() -> Int {
    inner(height: 1, fallback: 2)
      + alone(
        fallback: 3
      )
  }

  // A function type asks for the parameter.
  func handled(_ message: Int) -> Int {
    if #available(iOS 15, *) { return width }
    return message
  }

  var handler: (Int) -> Int { handled }

  // Without the argument, the closure would take none.
  private func given(height: Int, fallback: Int) -> Int {
    if #available(iOS 15, *) { return height }
    return fallback
  }

  func all() -> [Int] { [1].map { given(height: 1, fallback: $0) } }

  fileprivate static func + (left: Chrome, right: Chrome) -> Int {
    if #available(iOS 15, *) { return left.width }
    return right.width
  }

  func sum() -> Int { self + self }
}

// ==== Other.swift
let chrome = Chrome(width: 2, isSmall: true)
let bar = chrome.bar(height: 3, fallback: 4)

// ==== after: Chrome.swift
struct Chrome {
  let width: Int

  init(
    width: Int,
    isSmall: Bool
  ) {
    let width = width
    self.width = width
  }

  func bar(
    height: Int,
    fallback: Int
  ) -> Int {
    return height
  }

  private func inner(height: Int) -> Int {
    return height
  }

  private func alone() -> Int {
    return 1
  }

  func total() -> Int {
    inner(height: 1)
      + alone()
  }

  // A function type asks for the parameter.
  func handled(_ message: Int) -> Int {
    return width
  }

  var handler: (Int) -> Int { handled }

  // Without the argument, the closure would take none.
  private func given(height: Int, fallback: Int) -> Int {
    return height
  }

  func all() -> [Int] { [1].map { given(height: 1, fallback: $0) } }

  fileprivate static func + (left: Chrome, right: Chrome) -> Int {
    return left.width
  }

  func sum() -> Int { self + self }
}
