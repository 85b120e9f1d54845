import FixtureSupport
import Foundation
import Native
import SystemCalls
import Testing

@testable import Projects

@Suite struct NativeSystemTests {
  /// A folder that looks like an SDK, with one interface.
  private func withSDK<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sdk-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = "System/Library/Frameworks/SwiftUI.framework/Modules/SwiftUI.swiftmodule"
    let module = folder.appendingPathComponent(modules)
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    try Data(#"{"CanonicalName": "iphoneos99.1"}"#.utf8)
      .write(to: folder.appendingPathComponent("SDKSettings.json"))
    try FileManager.default.copyItem(
      at: Repository.url("Fixtures/Interfaces/Rare.swiftinterface"),
      to: module.appendingPathComponent("arm64-apple-ios.swiftinterface"))
    return try body(folder.path)
  }

  @Test func builtInFactsSayWhereTheyAreFrom() {
    #expect(NativeSystem.builtIn.name == "iOS 26.2 SDK")
    #expect(NativeSystem.builtIn.knows(type: "View"))
    // Objective-C may add to it.
    #expect(!NativeSystem.builtIn.knows(type: "UIView"))
    #expect(NativeSystem.builtIn.initializers(of: "Text").count > 3)
  }

  @Test func anSDKIsReadWhenItIsAsked() throws {
    try withSDK { path in
      let system = try NativeSystem.at(path)
      #expect(system.name == "iOS 99.1 SDK")
      #expect(system.declarations(named: "color").map(\.owner) == ["Panel"])
      let file = path + "/own.txt"
      try Data(try AppleSDK(path).index()).write(to: URL(fileURLWithPath: file))
      #expect(try NativeSystem.at(file).declarations(named: "color").count == 1)
    }
  }

  @Test func anXcodeHasAnSDK() throws {
    try withSDK { path in
      let xcode = path + "/Xcode.app"
      let folder = xcode + "/Contents/Developer/Platforms/iPhoneOS.platform/Developer/SDKs"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/iPhoneOS.sdk", withDestinationPath: path)
      #expect(try AppleSDK(xcode).name == "iphoneos99.1")
      #expect(try AppleSDK(xcode + "/Contents/Developer").name == "iphoneos99.1")
    }
  }

  @Test func whatIsNoSDKIsSaidToBeNone() throws {
    #expect(throws: Refusal.self) { try NativeSystem.at("/nothing/there") }
    #expect(throws: Refusal.self) { try NativeSystem.at(Repository.url("Fixtures").path) }
    #expect(throws: Refusal.self) { try NativeSystem.at(Repository.url("Package.swift").path) }
  }

  @Test func theActiveSDKIsCachedByItsBuild() throws {
    try withSDK { path in
      let asked = Mutex<[String]>([])
      func active(_ build: String) -> ActiveSDK {
        ActiveSDK(
          run: { arguments in
            asked.withLock { $0.append(arguments.last!) }
            return arguments.last == "--show-sdk-path" ? path : build
          }, caches: path + "/a/caches", toolVersion: "1.0")
      }
      let system = active("21E1").system
      #expect(asked.withLock { $0.isEmpty })
      #expect(system.declarations(named: "color").count == 1)
      let cached = try FileManager.default.contentsOfDirectory(atPath: path + "/a/caches")
      #expect(cached == ["index-iphoneos99.1-21E1-1.0.txt"])
      // The cache is what the next run reads, until the build is another one.
      let file = path + "/a/caches/" + cached[0]
      try Data("backport-index 1\nsdk iphoneos99.1\nmodules\n\n".utf8).write(to: URL(fileURLWithPath: file))
      #expect(active("21E1").system.declarations(named: "color").isEmpty)
      #expect(active("21E2").system.declarations(named: "color").count == 1)
    }
  }

  @Test func withoutXcodeThereIsWhatIsBuiltIn() {
    let active = ActiveSDK(run: { _ in nil }, caches: nil, toolVersion: "1.0")
    #expect(active.system.name == "iOS 26.2 SDK")
  }
}
