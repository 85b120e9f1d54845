import Availability
import Native
import SystemCalls

/// The system's declarations and their source. The index is loaded at first use.
public final class NativeSystem: Sendable {
  private let load: @Sendable () -> NativeIndex
  private let loaded = Lazy<NativeIndex>()
  /// A cache of queries.
  private let entries = Cache<String, [NativeEntry]>()
  private let types = Cache<String, TypeFacts>()

  struct TypeFacts: Sendable {
    var isKnown: Bool
    var isProtocol: Bool
    var supertypes: Set<String>
  }

  public init(load: @escaping @Sendable () -> NativeIndex) { self.load = load }

  /// The built-in index.
  public static let builtIn = NativeSystem { NativeIndex.builtIn }

  public var index: NativeIndex { loaded.get(load) }

  /// The display name: `iOS 26.2 SDK`.
  public var name: String { Self.name(ofSDK: index.sdk) + " SDK" }

  /// `iOS 17.4` for `iphoneos26.2`.
  static func name(ofSDK sdk: String) -> String {
    let letters = sdk.prefix { !$0.isNumber && $0 != " " }
    let version = sdk.dropFirst(letters.count).drop { $0 == " " }
    let platforms = [
      "iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS", "appletvos": "tvOS",
      "appletvsimulator": "tvOS", "watchos": "watchOS", "watchsimulator": "watchOS", "xros": "visionOS",
      "xrsimulator": "visionOS",
    ]
    return "\(platforms[String(letters)] ?? String(letters)) \(version)"
  }

  // MARK: Look-ups

  /// All declarations with a name. For initializers use `initializers(of:)`.
  public func declarations(named name: String) -> [NativeEntry] {
    entries.value(of: name) { index.declarations(named: name) }
  }

  public func initializers(of type: String) -> [NativeEntry] {
    entries.value(of: "init " + type) { index.declarations(named: "init", in: type) }
  }

  private func facts(of type: String) -> TypeFacts {
    types.value(of: type) {
      let kinds = Set(index.types(named: type).map(\.kind))
      return TypeFacts(
        // Objective-C declares members of a class that an interface does not show.
        isKnown: !kinds.isEmpty && kinds.isDisjoint(with: [.classType, .typealias]),
        isProtocol: kinds.contains(.protocolType), supertypes: index.supertypes(of: type))
    }
  }

  /// Whether the index contains all members of a type: the type is in the index and is not a class.
  public func knows(type: String) -> Bool { facts(of: type).isKnown }

  public func isProtocol(_ type: String) -> Bool { facts(of: type).isProtocol }

  /// The protocols and superclasses of a type, transitively.
  public func supertypes(of type: String) -> Set<String> { facts(of: type).supertypes }
}
