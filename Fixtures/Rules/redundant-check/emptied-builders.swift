// target: iOS 26.1
import SwiftUI

struct Toolbars: View {
  var isEditing = false
  var body: some View {
    Text("nested").toolbar {
      if isEditing {
        if #unavailable(iOS 26) { ToolbarItem { Text("old") } } // expect: 12 [redundant-check] "its body is dead"
      }
      ToolbarItem { Text("always") }
    }
    Text("customizable")
      .toolbar(id: "main") {
        if #unavailable(iOS 26) { ToolbarItem(id: "old") { Text("old") } } // expect: 12 [redundant-check] "its body is dead"
      }
      .padding()
    Text("alternative").toolbar {
      if isEditing {
        if #unavailable(iOS 26) { ToolbarItem { Text("old") } } // expect: 12 [redundant-check] "its body is dead"
      } else {
        ToolbarItem { Text("new") }
      }
    }
    Text("commented").toolbar {
      // What stays says why.
      if #unavailable(iOS 26) { ToolbarItem { Text("old") } } // expect: 10 [redundant-check] "its body is dead"
    }
  }
  var items: some ToolbarContent {
    if isEditing {
      if #unavailable(iOS 26) { ToolbarItem { Text("old") } } // expect: 10 [redundant-check] "its body is dead"
    }
    ToolbarItem { Text("always") }
  }
}
