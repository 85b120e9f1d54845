// Previews are no use of a view: those that show nothing else of the file go with it.
// iOS: 14 -> 15

// ==== Old.swift
import SwiftUI

struct OldRow: View {
  let text: String
  var body: some View { Text(text) }
}

struct OldRow_Previews: PreviewProvider {
  static var previews: some View { OldRow(text: "a") }
}

// ==== Both.swift
import SwiftUI

struct OldCell: View {
  var body: some View { Text("old") }
}

struct Cell: View {
  var body: some View { Text("new") }
}

struct Both_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      OldCell()
      Cell()
    }
  }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  var body: some View {
    if #available(iOS 15, *) {
      Cell().badge(2)
    } else {
      Group {
        OldRow(text: "b")
        OldCell()
      }
    }
  }
}

// ==== after: Old.swift: gone

// ==== after: Page.swift
import SwiftUI

struct Page: View {
  var body: some View {
    Cell().badge(2)
  }
}
