// Stored values that something changes in its place while it asks for them, that hold their own type, or that a
// subclass watches: what only cast them gave out copies.
// min: 16

// ==== main.swift
import Foundation

infix operator ??=
func ??= (left: inout Int?, right: @autoclosure () -> Int?) { if left == nil { left = right() } }

struct Counter {
  var n = 1
  mutating func add(_ more: () -> Int) { n += more() }
}

// Changed by an operator whose right side asks for it.
final class Sum {
  private var _value: Any?
  @available(iOS 15, *)
  var value: Int? {
    get { _value as? Int }
    set { _value = newValue }
  }
  func add() { if #available(iOS 15, *) { value ??= next() } }
  func next() -> Int {
    if #available(iOS 15, *) { return value ?? 7 }
    return 0
  }
}

// Changed in parentheses.
final class Counts {
  private var _counter: Any?
  @available(iOS 15, *)
  var counter: Counter? {
    get { _counter as? Counter }
    set { _counter = newValue }
  }
}

// Changed by a key path.
final class Paths {
  private var _counter: Any?
  @available(iOS 15, *)
  var counter: Counter? {
    get { _counter as? Counter }
    set { _counter = newValue }
  }
}
func change(_ paths: Paths, at path: ReferenceWritableKeyPath<Paths, Counter?>) {
  paths[keyPath: path]?.add { paths.counter!.n }
}

// A value cannot hold another one of its type, nor one that may.
struct Node {
  private var _next: Any?
  init() {}
  @available(iOS 15, *)
  var next: Node? {
    get { _next as? Node }
    set { _next = newValue }
  }
}
enum Kind {
  case branch(Tree), leaf
}
struct Tree {
  private var _kind: Any?
  init() {}
  @available(iOS 15, *)
  var kind: Kind? {
    get { _kind as? Kind }
    set { _kind = newValue }
  }
}

struct Cell {
  private var _box: Any?
  init() {}
  @available(iOS 15, *)
  var box: Box<Cell>? {
    get { _box as? Box<Cell> }
    set { _box = newValue }
  }
}
struct Box<Value> { var value: Value? }

// What initializers store is not seen by observers of their own class; by those of a subclass neither.
class Base {
  private var _count: Any?
  @available(iOS 15, *)
  var count: Int? {
    get { _count as? Int }
    set { _count = newValue }
  }
  init() { if #available(iOS 15, *) { count = 3 } }
}
final class Watching: Base {
  override var count: Int? { didSet { print("count", count ?? 0) } }
}

let sum = Sum()
sum.add()
print(sum.value!)
let counts = Counts()
counts.counter = Counter()
(counts.counter)?.add { counts.counter!.n }
print(counts.counter!.n)
let paths = Paths()
paths.counter = Counter()
change(paths, at: \.counter)
print(paths.counter!.n)
var node = Node()
node.next = Node()
print(node.next != nil)
var tree = Tree()
tree.kind = .leaf
if case .leaf? = tree.kind { print("leaf") }
print(Watching().count!)
var cell = Cell()
cell.box = Box(value: Cell())
print(cell.box != nil)

// ==== after: main.swift
import Foundation

infix operator ??=
func ??= (left: inout Int?, right: @autoclosure () -> Int?) { if left == nil { left = right() } }

struct Counter {
  var n = 1
  mutating func add(_ more: () -> Int) { n += more() }
}

// Changed by an operator whose right side asks for it.
final class Sum {
  private var _value: Any?
  var value: Int? {
    get { _value as? Int }
    set { _value = newValue }
  }
  func add() { value ??= next() }
  func next() -> Int {
    return value ?? 7
  }
}

// Changed in parentheses.
final class Counts {
  private var _counter: Any?
  var counter: Counter? {
    get { _counter as? Counter }
    set { _counter = newValue }
  }
}

// Changed by a key path.
final class Paths {
  private var _counter: Any?
  var counter: Counter? {
    get { _counter as? Counter }
    set { _counter = newValue }
  }
}
func change(_ paths: Paths, at path: ReferenceWritableKeyPath<Paths, Counter?>) {
  paths[keyPath: path]?.add { paths.counter!.n }
}

// A value cannot hold another one of its type, nor one that may.
struct Node {
  private var _next: Any?
  init() {}
  var next: Node? {
    get { _next as? Node }
    set { _next = newValue }
  }
}
enum Kind {
  case branch(Tree), leaf
}
struct Tree {
  private var _kind: Any?
  init() {}
  var kind: Kind? {
    get { _kind as? Kind }
    set { _kind = newValue }
  }
}

struct Cell {
  private var _box: Any?
  init() {}
  var box: Box<Cell>? {
    get { _box as? Box<Cell> }
    set { _box = newValue }
  }
}
struct Box<Value> { var value: Value? }

// What initializers store is not seen by observers of their own class; by those of a subclass neither.
class Base {
  private var _count: Any?
  var count: Int? {
    get { _count as? Int }
    set { _count = newValue }
  }
  init() { count = 3 }
}
final class Watching: Base {
  override var count: Int? { didSet { print("count", count ?? 0) } }
}

let sum = Sum()
sum.add()
print(sum.value!)
let counts = Counts()
counts.counter = Counter()
(counts.counter)?.add { counts.counter!.n }
print(counts.counter!.n)
let paths = Paths()
paths.counter = Counter()
change(paths, at: \.counter)
print(paths.counter!.n)
var node = Node()
node.next = Node()
print(node.next != nil)
var tree = Tree()
tree.kind = .leaf
if case .leaf? = tree.kind { print("leaf") }
print(Watching().count!)
var cell = Cell()
cell.box = Box(value: Cell())
print(cell.box != nil)
