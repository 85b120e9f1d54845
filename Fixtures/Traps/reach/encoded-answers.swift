// A stored answer is part of what its type is encoded as.
// min: 16
// warns: the case is about behaviour

// ==== main.swift
import Foundation
struct S: Codable { var a = 1
  private let isModern: Bool = { if #available(iOS 15, *) { return true } else { return false } }()
  func t() { if isModern { print("m") } } }
S().t()
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(data: try! e.encode(S()), encoding: .utf8)!)
