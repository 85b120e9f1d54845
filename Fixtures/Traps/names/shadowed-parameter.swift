// Native name shadowed by a parameter of the function around the use.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public var size: Int { 40 }
}

// ==== Compat.swift
import Native

extension Panel {
  var count: Int {
    if #available(iOS 15, *) {
      return size
    } else {
      return 0
    }
  }

  func enlarged(size: Int) -> Int { count + size }
  func doubled() -> Int { count + count }
}

// ==== main.swift
import Native

print(Panel().enlarged(size: 2), Panel().doubled(), Panel().count)

// ==== after: Compat.swift
import Native

extension Panel {
  func enlarged(size: Int) -> Int { self.size + size }
  func doubled() -> Int { size + size }
}

// ==== after: main.swift
import Native

print(Panel().enlarged(size: 2), Panel().doubled(), Panel().size)
