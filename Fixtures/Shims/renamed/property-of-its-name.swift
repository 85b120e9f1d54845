// A property has the name of the deprecated method: where nothing is called, it is meant, and an optional one is not called.
// iOS: 14 -> 15
// still builds for the old minimum: nothing newer is called

// ==== Sheet.swift
import SwiftUI

struct Sheet {
  var tint: Color?
  var edge: Color?
  var held: (Color) -> Void

  func barTint(_ color: Color?) -> Self {
    var sheet = self
    sheet.tint = color
    print(tint as Any)
    return sheet
  }

  @available(iOS, deprecated: 15, renamed: "barTint(_:)")
  func tint(_ color: Color?) -> Self { barTint(color) }

  func hold(_ color: Color) -> Self { self }

  @available(iOS, deprecated: 15, renamed: "hold(_:)")  // stays: removable-shim/renamed "another 'held' may be meant"
  func held(_ color: Color) -> Self { hold(color) }
}

func change(_ page: Sheet) -> Sheet { page.tint(.red).held(.red) }

// ==== after: Sheet.swift
import SwiftUI

struct Sheet {
  var tint: Color?
  var edge: Color?
  var held: (Color) -> Void

  func barTint(_ color: Color?) -> Self {
    var sheet = self
    sheet.tint = color
    print(tint as Any)
    return sheet
  }

  func hold(_ color: Color) -> Self { self }

  @available(iOS, deprecated: 15, renamed: "hold(_:)")
  func held(_ color: Color) -> Self { hold(color) }
}

func change(_ page: Sheet) -> Sheet { page.barTint(.red).held(.red) }
