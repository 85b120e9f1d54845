import Foundation
import Testing

/// A folder of a repository that holds a project of its own is a part of the whole all the same: other folders use what
/// it declares, and it uses what they do.
@Suite struct NestedProjectTests {
  private static let files = [
    "App/App.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
      objectVersion = 77;
      objects = {
        A = { isa = PBXProject; buildConfigurationList = B; targets = (); };
        B = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
      };
      rootObject = A;
    }

    """,
    "App/Shared/Content.swift": """
    import Kit
    import SwiftUI
    struct Content: View {
      var body: some View { Text("a").softEdge().half() }
    }

    """,
    "App/Shared/Half.swift": """
    import SwiftUI
    extension View {
      @ViewBuilder func half() -> some View {
        if #available(iOS 16, *) { presentationDetents([.medium]) } else { self }
      }
    }

    """,
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Kit", platforms: [.iOS(.v17)], targets: [.target(name: "Kit")])

    """,
    "Sources/Kit/Compat.swift": """
    import SwiftUI
    extension View {
      @ViewBuilder public func softEdge() -> some View {
        if #available(iOS 17, *) { scrollClipDisabled() } else { self }
      }
    }
    struct Inner: View {
      var body: some View { Text("b").softEdge() }
    }

    """,
  ]

  /// The Swift files after runs over these folders of the repository, and one over everything.
  private func end(after slices: [[String]]) throws -> [String: String] {
    let folder = try TemporaryFolder()
    try folder.makeRepository()
    for (path, text) in Self.files { try folder.write(text, to: path) }
    for slice in slices + [["--unsafe", "."]] {
      let words = slice.map { $0.hasPrefix("-") ? $0 : folder.path + "/" + $0 }
      let result = runCommand(.migrate, ["--allow-dirty", "--quiet"] + words)
      #expect(result.code == .success, "\(slice): \(result.err)")
    }
    var texts: [String: String] = [:]
    for path in Self.files.keys {
      texts[path] = try? String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }
    return texts
  }

  @Test(arguments: [
    [["App"]], [["--unsafe", "App"]], [["Sources"], ["App"]],
    [["--unsafe", "App"], ["--unsafe", "Sources"]],
    [["App/Shared"]], [["--unsafe", "App/Shared/Content.swift"]],
  ])
  func foldersEndAsTheWhole(_ slices: [[String]]) throws {
    let whole = try end(after: [])
    #expect(whole["App/Shared/Content.swift"]?.contains("scrollClipDisabled()") == true)
    #expect(try end(after: slices) == whole)
  }
}
