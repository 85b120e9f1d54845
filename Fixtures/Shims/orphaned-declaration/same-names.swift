// Of several declarations of one name, each goes that nothing means any more: overloads, statics of several types.
// iOS: 14 -> 15

// ==== Message.swift
enum Message {
  static let upgrade = "Upgrade to iOS 15."
  static let done = "Done."
}

// ==== Hint.swift
enum Hint {
  static let upgrade = "Please upgrade."
}

// ==== Store.swift
import Foundation

final class Store {
  func save(_ count: Int) {
    if #available(iOS 15, *) {
      print(Date.now, Message.done)
    } else {
      write(count)
      print(Message.upgrade, Hint.upgrade)
    }
  }

  private func write(_ count: Int) {
    write(text: "\(count)", twice: false)
  }

  private func write(text: String, twice: Bool) {
    print(text, twice)
  }
}

// ==== after: Message.swift
enum Message {
  static let done = "Done."
}

// ==== after: Hint.swift: gone

// ==== after: Store.swift
import Foundation

final class Store {
  func save(_ count: Int) {
    print(Date.now, Message.done)
  }
}
