// Operators, subscripts and what `renamed:` says in a way of its own are left to a person, and so is a name that
// stands for two things.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Size.swift
import Foundation

infix operator ≈≈

struct Size {
  var width: Int

  @available(iOS, deprecated: 15, renamed: "==")  // stays: removable-shim/renamed "a person has to decide what"
  static func ≈≈ (a: Size, b: Size) -> Bool { a.width == b.width }

  @available(iOS, deprecated: 15, renamed: "getter:Size.width(self:)")  // stays: removable-shim/renamed "a person has to decide what"
  subscript(number: Int) -> Int { number }

  @available(iOS, deprecated: 15, renamed: "width")  // stays: removable-shim/renamed "another 'breadth' may be meant"
  var breadth: Int { width }

  @available(iOS, deprecated: 15, renamed: "grown(by:at:)")  // stays: removable-shim/renamed "its arguments or its result do not match those of what takes its place"
  func grown(_ amount: Int) -> Size { Size(width: width + amount) }
}

struct Box { var breadth: Int }

func area(box: Box, size: Size) -> Int { box.breadth * size.breadth }
