import LintCore

/// Every shim of the project as a table.
struct HTMLInventory {
  let inventory: Inventory

  func write(to html: HTMLWriter) {
    html.element("section", ["id": "shims", "aria-labelledby": "shims-title"]) {
      html.line("h2", ["id": "shims-title"], "Shims")
      guard !inventory.shims.isEmpty else {
        html.line("p", "The project has no shims that are known to this tool.")
        return
      }
      html.element("table", ["class": "sortable"]) {
        html.line("caption", counted(inventory.shims.count, "shim"))
        html.tableHead([
          ("Shim", .text), ("Kind", .text), ("Place", .text), ("Call sites", .number), ("Can go", .text),
        ])
        html.element("tbody") {
          for shim in inventory.shims {
            html.element("tr") {
              html.element("th", ["scope": "row"]) { html.line("code", shim.name) }
              html.line("td", shim.kind)
              html.element("td") { html.line("code", "\(shim.path):\(shim.start.line)") }
              html.number(shim.callSites.count)
              html.line("td", shim.outlook)
            }
          }
        }
      }
    }
  }
}
