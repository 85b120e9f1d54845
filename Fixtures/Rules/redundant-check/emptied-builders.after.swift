// target: iOS 26.1
import SwiftUI

struct Toolbars: View {
  var isEditing = false
  var body: some View {
    Text("nested").toolbar {
      ToolbarItem { Text("always") }
    }
    Text("customizable")
      .padding()
    Text("alternative").toolbar {
      if isEditing {
        if #unavailable(iOS 26) { ToolbarItem { Text("old") } }
      } else {
        ToolbarItem { Text("new") }
      }
    }
    Text("commented").toolbar {
      // What stays says why.
      if #unavailable(iOS 26) { ToolbarItem { Text("old") } }
    }
  }
  var items: some ToolbarContent {
    ToolbarItem { Text("always") }
  }
}
