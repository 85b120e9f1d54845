import Availability
import Native

/// What the system has, and where that is known from. The index is read when something is first asked of it.
public final class NativeSystem: Sendable {
  private let load: @Sendable () -> NativeIndex
  private let loaded = Lazy<NativeIndex>()
  /// What was asked before.
  private let memory = Locked<[String: [NativeEntry]]>([:])
  private let types = Locked<[String: TypeFacts]>([:])

  struct TypeFacts: Sendable {
    var isKnown: Bool
    var isProtocol: Bool
    var supertypes: Set<String>
  }

  public init(load: @escaping @Sendable () -> NativeIndex) { self.load = load }

  /// The facts that are part of this program.
  public static let builtIn = NativeSystem { NativeIndex.builtIn }

  public var index: NativeIndex { loaded.get(load) }

  /// `iOS 26.2 SDK`.
  public var name: String { Self.name(ofSDK: index.sdk) + " SDK" }

  /// Of `iphoneos17.4`: `iOS 17.4`.
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

  /// All declarations with a name; initializers are asked for by `initializers(of:)`.
  public func declarations(named name: String) -> [NativeEntry] {
    remembered(name) { $0.declarations(named: name) }
  }

  public func initializers(of type: String) -> [NativeEntry] {
    remembered("init " + type) { $0.declarations(named: "init", in: type) }
  }

  private func remembered(_ key: String, _ find: (NativeIndex) -> [NativeEntry]) -> [NativeEntry] {
    if let known = memory.withLock({ $0[key] }) { return known }
    let found = find(index)
    memory.withLock { $0[key] = found }
    return found
  }

  private func facts(of type: String) -> TypeFacts {
    if let known = types.withLock({ $0[type] }) { return known }
    // Objective-C declares more of a class than an interface shows.
    let kinds = Set(index.types(named: type).map(\.kind))
    let isKnown = !kinds.isEmpty && kinds.isDisjoint(with: [.classType, .typealias])
    let facts = TypeFacts(
      isKnown: isKnown, isProtocol: kinds.contains(.protocolType), supertypes: index.supertypes(of: type))
    types.withLock { $0[type] = facts }
    return facts
  }

  /// Whether all that a type has is in the index: it is declared there, and no class.
  public func knows(type: String) -> Bool { facts(of: type).isKnown }

  public func isProtocol(_ type: String) -> Bool { facts(of: type).isProtocol }

  /// What a type conforms to.
  public func supertypes(of type: String) -> Set<String> { facts(of: type).supertypes }
}
