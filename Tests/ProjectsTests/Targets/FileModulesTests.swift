import Testing

@testable import Projects

struct FileModulesTests {
  /// A view of a file sees the modules that it imports, and those that these import; a file in no target sees all.
  @Test func codeSeesTheModulesThatItImports() throws {
    try withFolder { folder in
      var files = [".git/": "", "script.swift": ""]
      for (package, name) in [("App", "App"), ("Kit", "Kit-Core"), ("Base", "Base"), ("Other", "Other")] {
        files["\(package)/Package.swift"] =
          "let package = Package(name: \"\(package)\", targets: [.target(name: \"\(name)\")])"
        files["\(package)/Sources/\(name)/File.swift"] = ""
      }
      files["Odd/Package.swift"] =
        "let name = \"Odd\"; let package = Package(name: name, targets: [.target(name: name)])"
      files["Odd/Sources/Odd/File.swift"] = ""
      try write(files, in: folder)
      let discovery = Discovery.find([folder])
      let paths = discovery.files.map(\.path).filter { !$0.hasSuffix("Package.swift") }
      let modules = ProjectMap(discovery).modules(ofFiles: paths, among: discovery.files)
      func number(_ part: String) -> Int { paths.firstIndex { $0.contains(part) }! }
      let imports = ["Kit_Core": [number("/App/")], "Base": [number("/Kit/")]]
      func seen(from part: String) -> [String] {
        ["/App/", "/Kit/", "/Base/", "/Other/", "/Odd/", "script"].filter {
          modules.sees(
            modules.view(ofFile: number(part)), modules.view(ofFile: number($0)),
            importers: { imports[$0] ?? [] })
        }
      }
      #expect(seen(from: "/App/") == ["/App/", "/Kit/", "/Base/", "/Odd/", "script"])
      #expect(seen(from: "/Kit/") == ["/Kit/", "/Base/", "/Odd/", "script"])
      #expect(seen(from: "/Other/") == ["/Other/", "/Odd/", "script"])
      #expect(seen(from: "script").count == 6)
    }
  }
}
