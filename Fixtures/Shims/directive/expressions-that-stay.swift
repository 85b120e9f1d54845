// What could mean something else where it is used stays, and says why.
// iOS: 15 -> 16
// still builds for the old minimum: nothing here is of the system

// ==== Account.swift
final class Account {
  private(set) var balance = 1
  var log: [Int] = [] { didSet { print(log) } }
  private init(secret: Int) {}
  init() { note(1) }

  func taken(_ n: Int) -> Int {
    balance -= n
    return n
  }

  // backport:inline
  func total(with cash: Int) -> Int { log.count + cash }  // stays: removable-shim/directive "taken"

  // backport:inline
  func empty() { balance = 0 }  // stays: removable-shim/directive "balance"

  // backport:inline
  static func made(_ n: Int) -> Account { Account(secret: n * 2) }  // stays: removable-shim/directive "Account"

  // backport:inline
  func note(_ n: Int) { log = log + [n] }  // stays: removable-shim/directive "used in another way"

  // backport:inline
  func sum(_ n: Int) -> Int { n == 0 ? 0 : sum(n - 1) + n }  // stays: removable-shim/directive "sum"

  // backport:inline
  func add(_ n: Int) -> Int { n + log.count }  // stays: removable-shim/directive "another"
  func add(_ n: Double) -> Double { n }

  // backport:inline
  func negated(_ n: Int) -> Int { -n }  // stays: removable-shim/directive "-5"
}

// ==== Numbers.swift
extension Int {
  // backport:inline
  var squared: Int { self * self }  // stays: removable-shim/directive "more than"
}

func power(_ n: Int) -> Int { n.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared.squared }

// ==== Shapes.swift
class Shape {
  var sides = 1
  // backport:inline
  var doubled: Int { sides * 2 }  // stays: removable-shim/directive "overrides"
}

class Square: Shape {
  override var doubled: Int { 8 }
}

func corners(_ shape: Shape) -> Int { shape.doubled + Shape().doubled }

// ==== Use.swift
func use(_ account: Account) {
  account.empty()
  print(account.total(with: account.taken(2)), Account.made(1), account.sum(3), account.add(2), account.negated(-5))
}
