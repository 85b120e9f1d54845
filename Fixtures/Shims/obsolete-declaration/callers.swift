// Code that can be called and names an obsolete declaration does not build: the declaration stays, with the callers, or
// goes with --unsafe where they may mean another one. What takes the call in its place is meant, the system's as well.
// iOS: 13 -> 15

// ==== Old.swift
import SwiftUI

@available(iOS, obsoleted: 16)
func later(_ x: Int) { print(x) }

@available(iOS, obsoleted: 15)
func count(_ x: Int) -> Int { x }

extension String {
  @available(iOS, obsoleted: 15)  // stays: obsolete-declaration "may mean another declaration of that name"
  func shout() { print(self) }
}

@available(iOS, obsoleted: 15)
func count(by step: Int) -> Int { step }

extension View {
  @available(iOS, obsoleted: 15)
  func badge(_ count: Int) -> some View { self }
}

// ==== Ways.swift
import SwiftUI

func ways() {
  later(1)
  let counter = Counter()
  print(counter.count(2))
  counter.shout()
  _ = Text("a").badge(3)
}

struct Counter {
  func count(_ x: Int) -> Int { x + 1 }
  func shout() { print("!") }
}

// ==== after: Old.swift
import SwiftUI

@available(iOS, obsoleted: 16)
func later(_ x: Int) { print(x) }

extension String {
  @available(iOS, obsoleted: 15)
  func shout() { print(self) }
}
