// A property has the name of the deprecated method: what is assigned to is no use of the method, but a call may call what
// the property holds.
// iOS: 14 -> 15
// still builds for the old minimum: nothing is rewritten

// ==== Sheet.swift
import SwiftUI

struct Sheet {
  var tint: Color = .clear

  func barTint(_ color: Color) -> Self {
    var sheet = self
    sheet.tint = color
    return sheet
  }

  @available(iOS, deprecated: 15, renamed: "barTint(_:)")  // stays: removable-shim/renamed "another 'tint' may be meant"
  func tint(_ color: Color) -> Self { barTint(color) }
}

func sheet() -> Sheet { Sheet().tint(.red) }
