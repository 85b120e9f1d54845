import Native
import SwiftSource
import SystemCalls

/// An SDK of Apple's on this machine. Its Swift interfaces are the source of an index.
public struct AppleSDK: Sendable {
  public let path: String
  /// The canonical name: `iphoneos26.2`.
  public let name: String

  /// The modules of the built-in index: SwiftUI, related modules, and others that shims exist for.
  public static let modules: Set<String> = [
    "SwiftUI", "SwiftUICore", "Foundation", "Combine", "Observation", "Charts", "WidgetKit", "PhotosUI",
    "_PhotosUI_SwiftUI", "_StoreKit_SwiftUI", "_MapKit_SwiftUI", "TipKit", "SwiftData", "_SwiftData_SwiftUI",
    "UniformTypeIdentifiers", "CoreTransferable", "Symbols", "_AVKit_SwiftUI", "_QuickLook_SwiftUI", "UIKit",
    "AppKit", "_AppIntents_SwiftUI", "_Translation_SwiftUI", "_WebKit_SwiftUI",
  ]

  /// The folders of an SDK with frameworks and modules.
  private static let frameworkFolders = [
    "/System/Library/Frameworks", "/System/Library/SubFrameworks",
    "/System/Cryptexes/OS/System/Library/Frameworks",
    "/System/iOSSupport/System/Library/Frameworks",
  ]
  private static let moduleFolders = ["/usr/lib/swift", "/System/Cryptexes/OS/usr/lib/swift"]

  /// - Parameter path: an SDK, an Xcode, or the folder `Developer` of one.
  public init(_ path: String) throws(Refusal) {
    guard FileSystem.exists(path) else { throw Refusal("is not there: check the path") }
    let inXcode = ["/Contents/Developer", ""].flatMap { folder in
      ["iPhoneOS", "MacOSX", "XROS", "AppleTVOS", "WatchOS"].map {
        "\(folder)/Platforms/\($0).platform/Developer/SDKs/\($0).sdk"
      }
    }
    guard
      let found = ([""] + inXcode).map({ path + $0 }).first(where: {
        FileSystem.exists($0 + "/SDKSettings.json")
      })
    else {
      throw Refusal("is no SDK, no Xcode and no index file: there is no SDKSettings.json in it")
    }
    self.path = found
    guard let bytes = try? FileReader.bytes(of: found + "/SDKSettings.json"),
      let settings = try? JSONReader.value(of: bytes), case .object(let members) = settings.content,
      case .string(let name)? = members.first(where: { $0.key == "CanonicalName" })?.value.content
    else { throw Refusal("is no SDK: its SDKSettings.json has no CanonicalName") }
    self.name = name
    if interfaces["Foundation"] == nil, interfaces["SwiftUI"] == nil {
      throw Refusal("holds no Swift interfaces of Foundation and SwiftUI")
    }
  }

  /// Builds an index of some modules; `nil`: of all.
  public func index(of modules: Set<String>? = Self.modules) -> [UInt8] {
    let interfaces = interfaces
    // C modules have no interface, but their names also qualify types.
    var writer = NativeIndexWriter(
      modules: Set(interfaces.keys).union(["Swift", "ObjectiveC", "QuartzCore", "CoreText"]))
    for (module, file) in interfaces.sorted(by: { $0.key < $1.key }) where modules?.contains(module) ?? true {
      // An interface that cannot be read is missing from the index.
      guard let bytes = try? FileReader.bytes(of: file) else { continue }
      writer.add(Interface(SourceText(bytes)))
    }
    return writer.text(sdk: name)
  }

  /// The interface file of each module, for the architecture without suffix if there is one.
  public var interfaces: [String: String] {
    var found: [String: String] = [:]
    func add(_ module: String, in folder: String) {
      guard found[module] == nil, let file = Self.interface(in: "\(folder)/\(module).swiftmodule") else {
        return
      }
      found[module] = file
    }
    for folder in Self.frameworkFolders {
      for name in FileSystem.names(in: path + folder).sorted() where name.hasSuffix(".framework") {
        let module = String(name.dropLast(10))
        add(module, in: "\(path)\(folder)/\(name)/Modules")
      }
    }
    for folder in Self.moduleFolders {
      for name in FileSystem.names(in: path + folder).sorted() where name.hasSuffix(".swiftmodule") {
        add(String(name.dropLast(12)), in: path + folder)
      }
    }
    return found
  }

  private static func interface(in folder: String) -> String? {
    let files = FileSystem.names(in: folder).filter {
      $0.hasSuffix(".swiftinterface") && !$0.contains(".private.")
    }
    return files.min { ($0.hasPrefix("arm64-") ? 0 : 1, $0) < ($1.hasPrefix("arm64-") ? 0 : 1, $1) }
      .map { "\(folder)/\($0)" }
  }
}

extension NativeSystem {
  /// Opens an SDK, an Xcode, or an index file. Interfaces are read at first use.
  public static func at(_ path: String) throws(Refusal) -> NativeSystem {
    if let bytes = try? FileReader.bytes(of: path) {
      guard let index = NativeIndex(bytes) else {
        throw Refusal("is no index: make one with backport-lint --index-sdk SDK --output FILE")
      }
      return NativeSystem { index }
    }
    let sdk = try AppleSDK(path)
    return NativeSystem { NativeIndex(sdk.index()) ?? .builtIn }
  }
}
