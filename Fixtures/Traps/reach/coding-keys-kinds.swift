// Coding keys of a struct, of a case, in an extension, by a typealias: the compiler asks for them by name.
// min: 16

// ==== main.swift
import Foundation
struct User: Codable {
  var name = "n"
  var age = 3
  private enum CodingKeys: String, CodingKey { case name = "N", age = "A" }
  func describe() -> String {
    if #available(iOS 15, *) { return "modern" } else { return CodingKeys.name.rawValue }
  }
}
enum Shape: Codable {
  case round(radius: Int)
  private enum RoundCodingKeys: String, CodingKey { case radius = "R" }
  private enum CodingKeys: String, CodingKey { case round = "O" }
  func f() { if #unavailable(iOS 15) { print(RoundCodingKeys.radius, CodingKeys.round) } }
}
struct Thing { var a = 1 }
extension Thing: Codable {
  fileprivate enum CodingKeys: String, CodingKey { case a = "AA" }
  func g() { if #available(iOS 15, *) { print("g") } else { print(CodingKeys.a) } }
}
struct Alias: Codable {
  var a = 1
  private enum Names: String, CodingKey { case a = "ZZ" }
  private typealias CodingKeys = Names
  func g() { if #available(iOS 15, *) { print("g") } else { print(CodingKeys.a) } }
}
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
func show<T: Encodable>(_ t: T) { print(String(data: try! e.encode(t), encoding: .utf8)!) }
show(User()); print(User().describe()); show(Shape.round(radius: 4)); Shape.round(radius: 1).f(); show(Thing()); Thing().g(); show(Alias()); Alias().g()
