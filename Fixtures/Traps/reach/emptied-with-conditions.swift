// An extension of a nested type under an attribute goes; one with a `where` clause stays, since its members may be
// chosen by what the stack holds.
// min: 16

// ==== Native/Native.swift
public struct Panel {
  public init() {}
  public struct Row {
    public init() {}
    public func mark(_ n: Int) -> Row {
      print("mark", n)
      return self
    }
    public var depth: Int { 4 }
  }
}
public struct Stack<Item> {
  public init(_ item: Item) { self.item = item }
  public let item: Item
}
extension Stack where Item == Int {
  public func sum(_ n: Int) -> Int { item + n }
  public var double: Int { item * 2 }
}

// ==== Compat.swift
import Native

@available(iOS 14, *)
extension Panel.Row {
  func compatMark(_ n: Int) -> Panel.Row {
    if #available(iOS 15, *) { return mark(n) } else { return self }
  }

  var compatDepth: Int {
    if #available(iOS 15, *) { return depth } else { return 0 }
  }
}

extension Stack where Item == Int {
  func compatSum(_ n: Int) -> Int {
    if #available(iOS 15, *) { return sum(n) } else { return 0 }
  }

  var compatDouble: Int {
    if #available(iOS 15, *) { return double } else { return 0 }
  }
}

// ==== main.swift
import Native

print(Panel.Row().compatMark(3).compatDepth)
print(Stack(4).compatSum(2), Stack(5).compatDouble)

// ==== after: Compat.swift
import Native

extension Stack where Item == Int {
  func compatSum(_ n: Int) -> Int {
    return sum(n)
  }

  var compatDouble: Int {
    return double
  }
}

// ==== after: main.swift
import Native

print(Panel.Row().mark(3).depth)
print(Stack(4).compatSum(2), Stack(5).compatDouble)
