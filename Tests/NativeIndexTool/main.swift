// Makes the built-in index out of an SDK:
//   swift run native-index SDK           writes Sources/Native/BuiltIn/BuiltInIndex+Text.swift
//   swift run native-index SDK --check   says whether the one that is there is the same (exit 1: it is not)
//   swift run native-index SDK FILE      writes the index as it lies, of all modules
import Foundation
import Native
import SwiftSource

/// What the built-in index knows: SwiftUI and what goes with it, and what shims are written for besides.
let builtInModules: Set<String> = [
  "SwiftUI", "SwiftUICore", "Foundation", "Combine", "Observation", "Charts", "WidgetKit", "PhotosUI",
  "_PhotosUI_SwiftUI", "_StoreKit_SwiftUI", "_MapKit_SwiftUI", "TipKit", "SwiftData", "_SwiftData_SwiftUI",
  "UniformTypeIdentifiers", "CoreTransferable", "Symbols", "_AVKit_SwiftUI", "_QuickLook_SwiftUI", "UIKit",
]

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("native-index: \(message)\n".utf8))
  exit(2)
}

/// The interfaces below a folder by module: of each, the one for the plainest architecture.
func interfaces(below sdk: URL) -> [String: URL] {
  var found: [String: URL] = [:]
  for case let file as URL in FileManager.default.enumerator(at: sdk, includingPropertiesForKeys: nil)
    ?? .init()
  where file.pathExtension == "swiftinterface" && !file.lastPathComponent.contains(".private.") {
    let module = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
    let isPlainer = { (other: URL) in
      (file.lastPathComponent.hasPrefix("arm64-") ? 0 : 1, file.path)
        < (other.lastPathComponent.hasPrefix("arm64-") ? 0 : 1, other.path)
    }
    if found[module].map(isPlainer) ?? true { found[module] = file }
  }
  return found
}

/// `iphoneos17.4`.
func name(of sdk: URL) -> String {
  let settings = try? Data(contentsOf: sdk.appendingPathComponent("SDKSettings.json"))
  let object = settings.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
  guard let name = object?["CanonicalName"] as? String else {
    fail("\(sdk.path) is no SDK: its SDKSettings.json has no CanonicalName")
  }
  return name
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first else { fail("say which SDK") }
let sdk = URL(fileURLWithPath: path)
let output = arguments.dropFirst().first
let isBuiltIn = output == nil || output == "--check"
let files = interfaces(below: sdk)
if files.isEmpty { fail("\(path) holds no interfaces") }
// Modules of C have no interface; types are qualified by their names all the same.
var writer = NativeIndexWriter(
  modules: Set(files.keys).union(["Swift", "ObjectiveC", "QuartzCore", "CoreText"]))
for (module, file) in files.sorted(by: { $0.key < $1.key })
where !isBuiltIn || builtInModules.contains(module) {
  writer.add(Interface(SourceText([UInt8](try Data(contentsOf: file)))))
}
let index = writer.text(sdk: name(of: sdk))
guard isBuiltIn else {
  try Data(index).write(to: URL(fileURLWithPath: output!))
  exit(0)
}

let source = """
  // swift-format-ignore-file
  // Made by `swift run native-index SDK`: change nothing here.

  extension NativeIndex {
    /// Names, labels and versions that the named SDK declares.
    static var builtInText: StaticString {
      #\"""

  """ + String(decoding: index, as: UTF8.self) + "\n\"\"\"#\n  }\n}\n"
let file = URL(fileURLWithPath: "Sources/Native/BuiltIn/BuiltInIndex+Text.swift")
if output == "--check" {
  if (try? Data(contentsOf: file)) == Data(source.utf8) { exit(0) }
  FileHandle.standardError.write(Data("native-index: \(file.path) is not what \(path) says\n".utf8))
  exit(1)
}
try Data(source.utf8).write(to: file)
