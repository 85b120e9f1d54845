// Another type has a method of that name: which one a call means is for a type checker to say.
// iOS: 14 -> 15

// ==== View+Badge.swift
import SwiftUI

extension View {
  @ViewBuilder
  func counted(_ number: Int) -> some View {  // stays: removable-shim/forwarding "counted"
    if #available(iOS 15, *) {
      badge(number)
    } else {
      self
    }
  }
}

struct Counter {
  var total = 0

  func counted(_ number: Int) -> Counter { Counter(total: total + number) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var counter = Counter()

  var body: some View { Text("a").counted(counter.counted(2).total) }
}

// ==== after: View+Badge.swift
import SwiftUI

extension View {
  @ViewBuilder
  func counted(_ number: Int) -> some View {
    badge(number)
  }
}

struct Counter {
  var total = 0

  func counted(_ number: Int) -> Counter { Counter(total: total + number) }
}
