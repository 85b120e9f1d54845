// A `fatalError` and a `preconditionFailure` that the project declares in another file, or in its library: they return.
// min: 16

// ==== Lib/Trouble.swift
public func preconditionFailure(_ text: @autoclosure () -> String = "") { print("own failure", text()) }

// ==== Trouble.swift
func fatalError(_ text: String = "") { print("own error", text) }

// ==== main.swift
import Lib

func top() {
  if #available(iOS 15, *) { fatalError("new") } else { print("old") }
  print("after an error")
}

func chosen(_ number: Int) -> Int {
  if #available(iOS 15, *) {
    switch number {
    case 0: return 10
    default: fatalError()
    }
  }
  print("after a switch")
  return 11
}

struct Screen {
  func show() {
    guard #available(iOS 15, *) else { return }
    do {
      if #unavailable(iOS 14) { print("old") } else { Lib.preconditionFailure("shown") }
      print("after a failure")
    }
  }
}

func guarded(_ flag: Bool) {
  guard #unavailable(iOS 15) else {
    if flag { fatalError("flag") } else { fatalError("no flag") }
    return
  }
  print("old")
}

func system(_ flag: Bool) -> Int {
  if #available(iOS 15, *), flag {
    return 1
  } else if #available(iOS 15, *) {
    Swift.print("before the end")
    return 2
  } else {
    Swift.fatalError()
  }
}

top()
print(chosen(0), chosen(1))
Screen().show()
guarded(true)
guarded(false)
print(system(true), system(false))

// ==== after: main.swift
import Lib

func top() {
  fatalError("new")
  print("after an error")
}

func chosen(_ number: Int) -> Int {
  switch number {
  case 0: return 10
  default: fatalError()
  }
  print("after a switch")
  return 11
}

struct Screen {
  func show() {
    do {
      Lib.preconditionFailure("shown")
      print("after a failure")
    }
  }
}

func guarded(_ flag: Bool) {
  if flag { fatalError("flag") } else { fatalError("no flag") }
}

func system(_ flag: Bool) -> Int {
  if flag {
    return 1
  } else {
    Swift.print("before the end")
    return 2
  }
}

top()
print(chosen(0), chosen(1))
Screen().show()
guarded(true)
guarded(false)
print(system(true), system(false))
