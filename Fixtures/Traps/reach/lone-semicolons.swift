// Members between semicolons that stand at the end of a line, at the start of the next, or twice.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public var size: Int { 8 }
  public func find(_ number: Int) -> Int { number + 1 }
  public static var limit: Int { 9 }
}

// ==== Shims.swift
import Native

extension Panel {
  var sizeA: Int { if #available(iOS 15, *) { return self.size } else { return 0 } }; func findA(_ number: Int) -> Int { if #available(iOS 15, *) { return self.find(number) } else { return 0 } }
  ; static var own: Int { 4 }
}
extension Panel {
  var sizeB: Int { if #available(iOS 15, *) { return self.size } else { return 0 } }
  ;
  var sizeC: Int { 5 }; var sizeD: Int { if #available(iOS 15, *) { return self.size } else { return 0 } }
  ; var sizeE: Int { 6 }
}
extension Panel { var sizeF: Int { if #available(iOS 15, *) { return self.size } else { return 0 } } ; }
struct Box {
  @available(iOS, obsoleted: 15) func gone() {} ;
  func kept() -> Int { 7 } ; @available(iOS, obsoleted: 15) func lost() {}
  ; func also() -> Int { 8 }
}

// ==== main.swift
import Native

let panel = Panel()
print(panel.sizeA, panel.findA(3), Panel.own, panel.sizeB, panel.sizeC, panel.sizeD, panel.sizeE, panel.sizeF)
print(Box().kept(), Box().also())

// ==== after: Shims.swift
import Native

extension Panel {
  static var own: Int { 4 }
}
extension Panel {
  var sizeC: Int { 5 }; var sizeE: Int { 6 }
}
struct Box {
  func kept() -> Int { 7 } ; func also() -> Int { 8 }
}

// ==== after: main.swift
import Native

let panel = Panel()
print(panel.size, panel.find(3), Panel.own, panel.size, panel.sizeC, panel.size, panel.sizeE, panel.size)
print(Box().kept(), Box().also())
