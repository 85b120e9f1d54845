// The native closure takes more than the shim's own: the closures at the call sites are given the same.
// iOS: 16 -> 17
// macOS: 13 -> 14

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func onChangeCompat<Value: Equatable>(  // safe: removable-shim/forwarding "its 9 uses"
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    if #available(iOS 17, macOS 14, *) {
      onChange(of: value) { _, newValue in action(newValue) }
    } else {
      onChange(of: value, perform: action)
    }
  }

  @ViewBuilder
  func onMove<Value: Equatable>(  // safe: removable-shim/forwarding "its use"
    of value: Value, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    if #available(iOS 17, macOS 14, *) {
      onChange(of: value) { old, new in action(old, new) }
    } else {
      onChange(of: value) { action(value, $0) }
    }
  }
}

// ==== Page.swift
import SwiftUI

final class Log { func note(_ number: Int) {} }

struct Page: View {
  var count = 1
  var log = Log()

  var body: some View {
    Text("a")
      .onChangeCompat(of: count) { newCount in
        log.note(newCount)
      }
      .onChangeCompat(of: count) { _ in log.note(0) }
      .onChangeCompat(of: count) { log.note($0) }
      .onChangeCompat(of: count) { [log] number in log.note(number) }
      .onChangeCompat(of: count) { (number) in log.note(number) }
      .onChangeCompat(of: count) { [weak log] in log?.note($0) }
      .onChangeCompat(of: count) {
        let number = $0
        [1].forEach { log.note($0 + number) }
      }
      .onChangeCompat(of: count, perform: { log.note($0) })
      .onChangeCompat(of: count, perform: { number in log.note(number) })
      .onMove(of: count) { log.note($0 + $1) }
  }
}

// ==== after: View+Compat.swift: gone
// ==== after: Page.swift
import SwiftUI

final class Log { func note(_ number: Int) {} }

struct Page: View {
  var count = 1
  var log = Log()

  var body: some View {
    Text("a")
      .onChange(of: count) { _, newCount in
        log.note(newCount)
      }
      .onChange(of: count) { _, _ in log.note(0) }
      .onChange(of: count) { log.note($1) }
      .onChange(of: count) { [log] _, number in log.note(number) }
      .onChange(of: count) { (_, number) in log.note(number) }
      .onChange(of: count) { [weak log] in log?.note($1) }
      .onChange(of: count) {
        let number = $1
        [1].forEach { log.note($0 + number) }
      }
      .onChange(of: count) { log.note($1) }
      .onChange(of: count) { _, number in log.note(number) }
      .onChange(of: count) { log.note($0 + $1) }
  }
}
