// A local variable with a property wrapper declares two more names, which mean something else behind the branch.
// min: 16

// ==== main.swift
@propertyWrapper struct Wrapper {
  var wrappedValue: Int
  var projectedValue: String { "projected \(wrappedValue)" }
}

final class Page {
  var _size = 100
  func first() {
    if #available(iOS 15, *) {
      @Wrapper var size = 1
      print("in", size, $size)
    }
    print("end", _size)
  }
  func second() {
    if #available(iOS 15, *) {
      @Wrapper var width = 1
      print("in", width, $width)
    }
    print("end")
  }
}
Page().first()
Page().second()

// ==== after: main.swift
@propertyWrapper struct Wrapper {
  var wrappedValue: Int
  var projectedValue: String { "projected \(wrappedValue)" }
}

final class Page {
  var _size = 100
  func first() {
    do {
      @Wrapper var size = 1
      print("in", size, $size)
    }
    print("end", _size)
  }
  func second() {
    @Wrapper var width = 1
    print("in", width, $width)
    print("end")
  }
}
Page().first()
Page().second()
