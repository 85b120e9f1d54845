// Makes the built-in index out of an SDK:
//   swift run native-index SDK           writes Sources/Native/BuiltIn/BuiltInIndex+Text.swift
//   swift run native-index SDK --check   says whether the one that is there is the same (exit 1: it is not)
//   swift run native-index SDK --compare says where the built-in one has other versions than this SDK, or index file,
//                                        of what both know (exit 1: somewhere)
//   swift run native-index SDK FILE      writes the index as it lies, of all modules
import Foundation
import Native
import Projects

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("native-index: \(message)\n".utf8))
  exit(2)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first else { fail("say which SDK") }
let output = arguments.dropFirst().first
if output == "--compare" {
  do {
    let faults = NativeIndex.builtIn.disagreements(with: try NativeSystem.at(path).index)
    for fault in faults { print(fault) }
    exit(faults.isEmpty ? 0 : 1)
  } catch {
    fail("\(path) \(error)")
  }
}
let isBuiltIn = output == nil || output == "--check"
let sdk: AppleSDK
do {
  sdk = try AppleSDK(path)
} catch {
  fail("\(path) \(error)")
}
let index = sdk.index(of: isBuiltIn ? AppleSDK.modules : nil)
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
