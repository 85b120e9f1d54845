// target: iOS 17
import Foundation
extension URL {
  init?(newer: String, escapes: Bool) { // above the target: silent
    if #available(iOS 18, *) {
      self.init(string: newer, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: newer)
    }
  }
  init?(spaced: String) { // it does more
    if #available(iOS 17, *) {
      let text = spaced + " "
      self.init(string: text, encodingInvalidCharacters: true)
    } else {
      self.init(string: spaced)
    }
  }
}
let one = URL(string: "a", encodingInvalidCharacters: true)
