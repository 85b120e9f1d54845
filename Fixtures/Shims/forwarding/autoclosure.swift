// The argument is not evaluated at the call but where the shim uses it.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Dates.swift
import Foundation

func written(_ date: @autoclosure () -> Date, if isOn: Bool) -> String? {
  guard isOn else { return nil }
  if #available(iOS 15, macOS 12, *) {
    return date().formatted()
  } else {
    return "?"
  }
}

func shown(_ date: @autoclosure () -> Date) -> String {
  if #available(iOS 15, macOS 12, *) {
    return date().formatted()
  } else {
    return "?"
  }
}

// ==== Diary.swift
import Foundation

struct Diary {
  var title: String? { written(Date(), if: true) }
  var subtitle: String { shown(Date()) }
}

// ==== after: Dates.swift
import Foundation

func written(_ date: @autoclosure () -> Date, if isOn: Bool) -> String? {
  guard isOn else { return nil }
  return date().formatted()
}

func shown(_ date: @autoclosure () -> Date) -> String {
  return date().formatted()
}
