struct Row: Equatable {
  private var kind = 1
  var title: String
  init(_ title: String, kind: Int) { self.title = title; self.kind = kind }
  func show() { if #available(iOS 14, *) { print(title) } else { print(kind) } }
}

struct Coded: Codable {
  private var version = 1
  var title = "a"
  func show() { if #available(iOS 14, *) { print(title) } else { print(version) } }
}

struct Pair {
  private var second = "b"
  private var third = [1, 2]
  var first: String
  static func make(_ names: [String]) -> [String] { names.map { Pair(first: $0).first } }
  func show() { if #available(iOS 14, *) { print(first) } else { print(second, third) } }
}

struct Handed {
  private var second = 2
  var first: String
  static let make = Handed.init
  func show() { if #available(iOS 14, *) { print(first) } else { print(second) } }
}

final class Holder {
  private let codes = [1, 2]
  private var token: Token?
  private lazy var late = Token("1")
  private let made = Token("2")
  func show() { if #available(iOS 14, *) { print("show") } else { print(codes, token as Any, late, made) } }
}

final class Token {
  init(_ name: String) { print("token", name) }
}

func encoded(_ value: Coded) -> Int { MemoryLayout<Coded>.size }

Row("a", kind: 2).show()
print(Row("a", kind: 1) == Row("a", kind: 2))
Coded().show()
print(encoded(Coded()))
print(Pair.make(["x"]))
Handed.make(1, "f").show()
Holder().show()
