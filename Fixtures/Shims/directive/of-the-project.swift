// What is marked may stand for something of the project, and needs no check.
// iOS: 14 -> 15
// still builds for the old minimum: nothing here is of the system

// ==== Account.swift
struct Account {
  var isKnown = false
  func signIn(user: String, again: Bool) {}

  /// Logs in.
  // backport:inline
  func logIn(_ name: String, twice: Bool = false) { signIn(user: name, again: twice) }

  // backport:inline
  var known: Bool { isKnown }
}

// backport:inline: the name of the first version
typealias OldAccount = Account

func total(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }

// backport:inline
func sum(_ numbers: [Int]) -> Int { total(numbers) }

enum Log {
  static func write(_ text: String) {}
  // backport:inline
  static func say(_ text: String) { write(text) }
}

// ==== Page.swift
struct Page {
  let account: OldAccount

  func show() -> Int {
    account.logIn("a", twice: true)
    if account.known { Log.say("known") }
    return sum([1, 2])
  }
}

// ==== after: Account.swift
struct Account {
  var isKnown = false
  func signIn(user: String, again: Bool) {}
}

func total(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }

enum Log {
  static func write(_ text: String) {}
}

// ==== after: Page.swift
struct Page {
  let account: Account

  func show() -> Int {
    account.signIn(user: "a", again: true)
    if account.isKnown { Log.write("known") }
    return total([1, 2])
  }
}
