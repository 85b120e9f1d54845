// The whole file is of one platform: uses are built where the new name is. `.old` gives back `.new` of the same type.
// iOS: 14 -> 16
// still builds for the old minimum: nothing newer is called

// ==== Menu.swift
#if os(iOS)
import UIKit

struct Menu {
  enum Size {
    case small, large
    @available(iOS, deprecated: 16, renamed: "small")
    static var prefersSmall: Size { .small }
  }

  var size: Size = .prefersSmall
}

func isSmall(_ menu: Menu) -> Bool { menu.size == .prefersSmall }
#endif

// ==== after: Menu.swift
#if os(iOS)
import UIKit

struct Menu {
  enum Size {
    case small, large
  }

  var size: Size = .small
}

func isSmall(_ menu: Menu) -> Bool { menu.size == .small }
#endif
