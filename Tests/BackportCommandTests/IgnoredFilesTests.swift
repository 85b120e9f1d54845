import Foundation
import Testing

/// Files that git ignores are often generated for the build: nothing is changed in them, and what they use stays.
@Suite struct IgnoredFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeRepository()
    try folder.write("Generated/\n", to: ".gitignore")
  }

  private func migrate(_ text: String, besideGenerated generated: String) throws -> String {
    try folder.write(generated, to: "Generated/Made.swift")
    let file = try folder.write(text, to: "Sources/Choice.swift")
    let result = runCommand(.migrate, ["--min", "16", "--allow-dirty", "--quiet", folder.path])
    #expect(result.code == .success, "\(result.err)")
    let made = folder.url.appending(path: "Generated/Made.swift")
    #expect(try String(contentsOf: made, encoding: .utf8) == generated)
    return try String(contentsOf: URL(filePath: file), encoding: .utf8)
  }

  private static let choice = """
    func legacy() { print("old") }
    func choose() { if #unavailable(iOS 14) { legacy() } }

    """

  @Test func whatTheyUseIsNoOrphan() throws {
    let after = try migrate(Self.choice, besideGenerated: "func made() { legacy() }\n")
    #expect(after == "func legacy() { print(\"old\") }\nfunc choose() { }\n")
  }

  @Test func whatTheyDoNotUseIs() throws {
    let after = try migrate(Self.choice, besideGenerated: "func made() { if #unavailable(iOS 14) { } }\n")
    #expect(after == "func choose() { }\n")
  }

  @Test func shimsThatTheyUseStay() throws {
    let shim = """
      import SwiftUI
      extension View {
        @ViewBuilder func half() -> some View {
          if #available(iOS 16, *) { presentationDetents([.medium]) } else { self }
        }
      }

      """
    let after = try migrate(
      shim, besideGenerated: "import SwiftUI\nlet view = Text(\"a\").half()\n")
    #expect(after.contains("func half()"))
  }
}
