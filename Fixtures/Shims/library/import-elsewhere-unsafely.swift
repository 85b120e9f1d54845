// The same with `--unsafe`.
// iOS: 15 -> 16
// migrate: --unsafe

// ==== Card.swift
import SwiftUI
import SwiftUIBackports

struct Card: View {
  var body: some View { Text("a").backport.scrollDisabled(true) }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  var body: some View { Text("a").backport.scrollDisabled(false) }
}

// ==== after: Card.swift
import SwiftUI

struct Card: View {
  var body: some View { Text("a").scrollDisabled(true) }
}

// ==== after: Page.swift
import SwiftUI

struct Page: View {
  var body: some View { Text("a").scrollDisabled(false) }
}
