// A parameter that only dead code read goes with its arguments, unless one of them does something, a function is handed on, or
// others may name it.
// min: 16

// ==== main.swift
func made() -> Int {
  print("made")
  return 1
}

struct Row {
  func draw() {
    glass(tint: "red", fallback: "blue")
    glass(tint: "green", fallback: Row.gray)
    only(3)
    called(made())
    named("a")
    print(["a", "b"].map(handed))
    overloaded(1)
    overloaded("a")
    repeated(2, fallback: "first")
  }

  static let gray = "gray"

  /// Draws it.
  /// - Parameter tint: the colour.
  /// - Parameter fallback: the colour of older systems.
  private func glass(tint: String, fallback: String) {
    print("glass")
    if #available(iOS 15, *) {
      print(tint)
    } else {
      print(fallback)
    }
  }

  private func only(_ size: Int) {
    print("only")
    if #unavailable(iOS 15) { print(size) }
  }

  private func called(_ size: Int) {
    print("called")
    if #unavailable(iOS 15) { print(size) }
  }

  func named(_ name: String) {
    print("named")
    if #unavailable(iOS 15) { print(name) }
  }

  private func handed(_ name: String) -> Int {
    print("handed")
    if #unavailable(iOS 15) { return name.count }
    return 1
  }

  private func repeated(_ count: Int, fallback: String) {
    print("repeated")
    if #unavailable(iOS 15) { print(fallback) }
    if count > 0 { repeated(count - 1, fallback: "again") }
  }

  private func overloaded(_ size: Int) {
    print("number")
    if #unavailable(iOS 15) { print(size) }
  }

  private func overloaded(_ name: String) {
    print("text")
    if #unavailable(iOS 15) { print(name) }
  }
}

Row().draw()

// ==== after: main.swift
func made() -> Int {
  print("made")
  return 1
}

struct Row {
  func draw() {
    glass(tint: "red")
    glass(tint: "green")
    only()
    called(made())
    named("a")
    print(["a", "b"].map(handed))
    overloaded(1)
    overloaded("a")
    repeated(2)
  }

  /// Draws it.
  /// - Parameter tint: the colour.
  private func glass(tint: String) {
    print("glass")
    print(tint)
  }

  private func only() {
    print("only")
  }

  private func called(_ size: Int) {
    print("called")
  }

  func named(_ name: String) {
    print("named")
  }

  private func handed(_ name: String) -> Int {
    print("handed")
    return 1
  }

  private func repeated(_ count: Int) {
    print("repeated")
    if count > 0 { repeated(count - 1) }
  }

  private func overloaded(_ size: Int) {
    print("number")
  }

  private func overloaded(_ name: String) {
    print("text")
  }
}

Row().draw()
