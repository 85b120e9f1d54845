// target: iOS 17
import Foundation
extension URL {
  init?(string: String, escapes: Bool) { // expect: 3 [initializer-shim] "'URL(string:escapes:)' only calls 'URL(string:encodingInvalidCharacters:)'; its caller can call 'URL(string:encodingInvalidCharacters:)' directly"
    if #available(iOS 17, *) { // expect: 8 [redundant-check] "always true"
      self.init(string: string, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: string)
    }
  }
  init?(newer: String, escapes: Bool) { // above the target: silent
    if #available(iOS 18, *) {
      self.init(string: newer, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: newer)
    }
  }
  init?(spaced: String) { // it does more
    if #available(iOS 17, *) { // expect: 8 [redundant-check] "always true"
      let text = spaced + " "
      self.init(string: text, encodingInvalidCharacters: true)
    } else {
      self.init(string: spaced)
    }
  }
}
let one = URL(string: "a", escapes: true)
