import LintCore
import Migration

/// Every shim of the project with its call sites.
struct HTMLInventory {
  let inventory: Inventory
  let links: HTMLLinks?

  func write(to html: HTMLWriter) {
    html.element("section", ["id": "shims", "aria-labelledby": "shims-title"]) {
      html.line("h2", ["id": "shims-title"], "Shims")
      guard !inventory.shims.isEmpty else {
        html.line("p", "The project has no shims that are known to this tool.")
        return
      }
      html.element("table", ["class": "sortable stacked"]) {
        html.line("caption", counted(inventory.shims.count, "shim"))
        html.tableHead([("Shim", .text), ("Kind", .text), ("Call sites", .number), ("Can go", .text)])
        html.element("tbody") { for shim in inventory.shims { write(shim, html) } }
      }
    }
  }

  private func write(_ shim: Inventory.Shim, _ html: HTMLWriter) {
    html.element("tr") {
      html.element("th", ["scope": "row"]) {
        html.line("code", shim.name)
        html.raw("<br>")
        html.place(shim.path, shim.start.line, "\(shim.path):\(shim.start.line)", links)
      }
      html.line("td", ["class": "word"], shim.kind)
      html.element("td", ["class": "number"]) {
        guard !shim.callSites.isEmpty else { return html.text("0") }
        html.element("details") {
          html.line("summary", String(shim.callSites.count))
          html.element("ul") {
            for site in shim.callSites {
              html.element("li") {
                html.place(site.path, site.start.line, "\(site.path):\(site.start.line)", links)
              }
            }
          }
        }
      }
      html.line("td", shim.outlook)
    }
  }
}
