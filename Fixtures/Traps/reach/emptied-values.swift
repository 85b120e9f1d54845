// Empty functions of values whose type is declared, in another file: whose they are shows. Not so where nothing says
// the type, where another type of that name is nearer, and where reading the value does something.
// min: 16

// ==== Slider.swift
final class Slider {
  func addMarks() {
    if #unavailable(iOS 15) { print("marks") }
  }
  func addTicks() {
    if #unavailable(iOS 15) { print("ticks") }
  }
  func addLabels() {
    if #unavailable(iOS 15) { print("labels") }
  }
  func addLines() {
    if #unavailable(iOS 17) { print("lines") }
  }
}

// ==== main.swift
func makeSlider() -> Slider { Slider() }

final class Cell {
  var slider: Slider! = Slider()
  var other: Slider?
  var unknown = makeSlider()
  func setUp() {
    slider.addMarks()
    other?.addMarks()
    slider.addLines()
    unknown.addTicks()
    print("set up")
  }
}

Cell().setUp()
Outer(slider: .init()).setUp()

// ==== Outer.swift
struct Outer {
  final class Slider { func addLabels() { print("other labels") } }
  let slider: Slider
  func setUp() { slider.addLabels() }
}

// ==== after: Slider.swift
final class Slider {
  func addLabels() {
  }
  func addLines() {
    if #unavailable(iOS 17) { print("lines") }
  }
}

// ==== after: main.swift
func makeSlider() -> Slider { Slider() }

final class Cell {
  var slider: Slider! = Slider()
  var unknown = makeSlider()
  func setUp() {
    slider.addLines()
    print("set up")
  }
}

Cell().setUp()
Outer(slider: .init()).setUp()
