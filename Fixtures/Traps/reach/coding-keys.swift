// `CodingKeys` has a use that is not written: the synthesized conformance.
// min: 16

// ==== Note.swift
import Foundation

struct Note: Codable {
  var title = "t"

  private enum CodingKeys: String, CodingKey {
    case title = "name"
  }

  func keys() -> String {
    if #available(iOS 15, *) {
      return "modern"
    } else {
      return CodingKeys.title.rawValue
    }
  }
}

// ==== main.swift
import Foundation

print(Note().keys(), String(decoding: try JSONEncoder().encode(Note()), as: UTF8.self))
