// Globals and static constants whose first read makes their value, and prints something.
// min: 16

// ==== Model.swift
struct Model {
  static let shared: Int = { print("shared"); return 3 }()
  static let other: Int = { print("other"); return 3 }()
  static let third: Int = { print("third"); return 3 }()
  static let plain = 3
  static func go() {
    let number = shared
    if #unavailable(iOS 15) { print(number) }
    if third > 2 { if #unavailable(iOS 15) { print("old") } }
    let size = plain
    if #unavailable(iOS 15) { print(size) }
    print("go")
  }
  func run() {
    let number = Self.other
    if #unavailable(iOS 15) { print(number) }
    if config > 2 { if #unavailable(iOS 15) { print("old") } }
    if limit > 2 { if #unavailable(iOS 15) { print("old") } }
    print("run")
  }
}
let config: Int = { print("config"); return 5 }()
let limit = 3

// ==== Theme.swift
struct Theme {
  static let dark: Theme = { print("dark"); return Theme() }()
  static let light = Theme(name: "light")
  static var plain: Theme { Theme() }
  var name = ""
}

// ==== main.swift
let start: Int = { print("start"); return 1 }()
func look() {
  let dark: Theme = .dark
  if #unavailable(iOS 15) { print(dark) }
  if start > 2 { if #unavailable(iOS 15) { print("old") } }
  let first = start
  if #unavailable(iOS 15) { print(first) }
  print("look")
}
Model.go()
Model().run()
look()

// ==== after: Model.swift
struct Model {
  static let shared: Int = { print("shared"); return 3 }()
  static let other: Int = { print("other"); return 3 }()
  static let third: Int = { print("third"); return 3 }()
  static func go() {
    _ = shared
    if third > 2 { }
    print("go")
  }
  func run() {
    _ = Self.other
    if config > 2 { }
    print("run")
  }
}
let config: Int = { print("config"); return 5 }()

// ==== after: main.swift
let start: Int = { print("start"); return 1 }()
func look() {
  let _: Theme = .dark
  print("look")
}
Model.go()
Model().run()
look()
