// Every form in which a body gives a name a meaning. The compiler says what each use refers to.
import Foundation

let size = 1
let other = 2
func measure() -> Int { size }

enum Shape {
  case circle(radius: Int)
  case box(Int, Int)
  case named(String, size: Int)
}

struct Trouble: Error { var code = 1 }

struct Panel<Content> {
  var size = 3
  var content: Content
  static var shared: Int { 4 }
  enum Level: Int { case low, high }

  init(size: Int, content: Content) {
    self.size = size + other
    self.content = content
  }
  subscript(size: Int, by other: Int) -> Int {
    get { size + other }
    set { self.size = newValue + size }
  }
  subscript(index: Int) -> Int { size + index }
  var area: Int {
    get { size * size }
    set(size) { self.size = size + other }
  }
  var watched: Int = 0 {
    willSet { print(newValue, size) }
    didSet { print(oldValue, size) }
  }
  var rewatched: Int = 0 {
    willSet(size) { print(size) }
    didSet(size) { print(size) }
  }
  func plain() -> Int { size }
  func parameter(size: Int) -> Int { size }
  func relabelled(width size: Int, _ other: Int) -> Int { size + other }
  func generic<Other>(_ value: Other) -> [Other] { let list: [Other] = [value]; return list }
  func throwing() throws { throw Trouble() }
}

extension Panel {
  func extended(other: Int) -> Int { size + other }
  static func made() -> Int { shared + other }
  var content2: Content { content }
}

class Base { var inherited = 1 }
final class Derived: Base {
  lazy var doubled = { inherited * 2 }()
  func use(_ other: Int) -> Int { inherited + other + size }
}

func conditions(_ maybe: Int?, _ shape: Shape) -> Int {
  if let size = maybe, size > 1 { return size } else { print(size) }
  if var size = maybe { size += 1; print(size) }
  if let maybe { print(maybe) }
  if case .circle(let size) = shape, size > other { print(size) }
  if case let .box(size, other) = shape { print(size, other) } else { print(size, other) }
  if case .named(_, size: let size) = shape { print(size) }
  if case let .named(name, size: other) = shape { print(name, other, size) }
  while let size = maybe { print(size); break }
  guard let other = maybe, other > size else { return size }
  guard case .circle(let radius) = shape else { return other }
  let size = size + radius
  return size + other
}

func loops(_ list: [(Int, Int)], _ maybes: [Int?], _ dictionary: [String: Int]) {
  for size in size..<5 where size > other { print(size) }
  for (size, other) in list { print(size, other) }
  for case let size? in maybes where size > 1 { print(size) }
  for case .some(let other) in maybes { print(other, size) }
  for (key, size) in dictionary { print(key, size) }
  for var other in 0..<3 { other += 1; print(other) }
  for (index, (size, _)) in list.enumerated() { print(index, size) }
}

func cases(_ shape: Shape, _ pair: (Int, Int)) {
  switch shape {
  case .circle(let size) where size > other: print(size)
  case .circle(let size), .box(let size, _): print(size)
  case let .named(name, other): print(name, other, size)
  }
  switch pair {
  case (let size, 1): print(size)
  case let (size, other) where size == other: print(size)
  case (size, other): print(size)
  default: print(other)
  }
}

func catching() {
  do { try Panel(size: 1, content: 1).throwing() } catch { print(error) }
  do { try Panel(size: 1, content: 1).throwing() } catch let size as Trouble where size.code > other {
    print(size)
  } catch let other { print(other, size) }
}

func closures() {
  let plain = { (size: Int) -> Int in size + other }
  let short: (Int, Int) -> Int = { size, other in size + other }
  let single: (Int) -> Int = { size in size + other }
  let captured = { [size, width = other] in size + width }
  let both = { [size] (other: Int) in size + other }
  let numbered: (Int) -> Int = { $0 + size }
  let nested = { (size: Int) in { (other: Int) in size + other }(size) }
  let inner = { let other = size; return other }
  print(plain(1), short(1, 2), single(1), captured(), both(1), numbered(1), nested(1), inner())
  final class Box { var size = 1 }
  let box = Box()
  let weakly = { [weak box, size = box.size] in print(box as Any, size) }
  let unsafely = { [unowned(unsafe) box] in print(box.size) }
  weakly()
  unsafely()
}

func order() {
  print(size)
  let before = size
  let size = size + before
  print(size, helper())
  func helper() -> Int { other }
  struct Local { var other = 1; func use() -> Int { other } }
  print(Local().use())
  do { let other = size; print(other) }
  print(other)
  var computed: Int { size + other }
  var watched = 1 { didSet { print(oldValue, size) } }
  watched = computed
  let a = 1, b = a
  let (c, (d, _)) = (a, (b, 3))
  print(c, d)
  defer { let other = a; print(other) }
  repeat { let other = b; print(other) } while other > 5
  label: for other in 0..<1 { if other > 0 { break label }; print(other) }
}

func conditional(_ flag: Bool) -> Int {
  #if DEBUG
    let size = 5
  #else
    let size = 6
    func other() -> Int { size }
    print(other())
  #endif
  let chosen = if flag { size } else { 0 }
  let mapped = switch chosen { case let size where size > 1: size; default: size }
  return chosen + mapped
}

struct Outer {
  static let shared = 1
  var member = 2
  struct Inner {
    var member = 3
    func use() -> Int { member + shared + Outer.shared }
  }
  func use() -> Int {
    let member = member
    return member + self.member
  }
}

func interpolated(_ name: String) -> String { "\(name) \(size) \({ (size: Int) in size }(1))" }
