/// A declaration in the index. Its texts contain no module names.
public struct NativeEntry: Hashable, Sendable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    case structure, classType, enumeration, protocolType, actor, `typealias`, associatedType
    case function, initializer, `subscript`, property, enumCase, macro
    /// Only in an interface, not in an index.
    case `extension`
    /// Not a declaration but the conformance of a type. `result` is the protocol.
    case conformance
  }

  public var name: String
  public var kind: Kind
  public var flags: InterfaceDeclaration.Flags
  /// The module that declares it.
  public var module: String
  /// The type that contains it, without its module: `Text.DateStyle`. Empty at top level.
  public var owner: String
  public var genericParameters: String
  public var parameters: [Parameter]
  /// The result type, the type of a variable, or the type that an alias stands for.
  public var result: String
  /// Its generic requirements, including the constraints of its extension.
  public var requirements: String
  public var availability: NativeAvailability

  public struct Parameter: Hashable, Sendable {
    /// `nil`: it has no label.
    public var label: String?
    public var type: String
    /// `@ViewBuilder`; empty for none.
    public var attributes: String
    public var isVariadic: Bool
    /// `nil`: no default; `…`: a long one.
    public var defaultValue: String?
  }

  /// `sheet(item:onDismiss:content:)`.
  public var fullName: String {
    switch kind {
    case .function, .initializer, .subscript, .macro:
      "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    default: name
    }
  }
}

// MARK: Text

extension NativeEntry {
  private static let kinds: [(Kind, Unicode.Scalar)] = [
    (.structure, "s"), (.classType, "k"), (.enumeration, "e"), (.protocolType, "p"), (.actor, "a"),
    (.typealias, "t"), (.associatedType, "y"), (.function, "f"), (.initializer, "i"), (.subscript, "x"),
    (.property, "v"), (.enumCase, "m"), (.macro, "n"), (.conformance, "c"),
  ]
  private static let flagLetters: [(InterfaceDeclaration.Flags, Unicode.Scalar)] = [
    (.isStatic, "S"), (.isDisfavored, "D"), (.isEmittedIntoClient, "E"), (.isSettable, "W"),
    (.isAsync, "A"), (.isThrowing, "T"), (.isFailable, "F"), (.isPropertyWrapper, "P"),
    (.isResultBuilder, "B"), (.isFrozen, "Z"),
  ]

  /// Its line in the index, without the newline.
  var line: String {
    var kind = String(Self.kinds.first { $0.0 == self.kind }!.1)
    for (flag, letter) in Self.flagLetters where flags.contains(flag) { kind.unicodeScalars.append(letter) }
    var fields = [
      name, kind, module, owner, genericParameters, parameters.map(\.text).joined(separator: "|"), result,
      requirements, availability.compactText, availability.renamed ?? "",
    ]
    while fields.last == "" { fields.removeLast() }
    return fields.joined(separator: "\t")
  }

  /// Parses a line. Returns `nil` when the form is wrong.
  init?(_ line: some Sequence<UInt8>) {
    var fields = Array(line).split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    while fields.count < 10 { fields.append([]) }
    func text(_ index: Int) -> String { String(decoding: fields[index], as: UTF8.self) }
    let letters = fields[1].lazy.map(Unicode.Scalar.init)
    guard let kind = Self.kinds.first(where: { $0.1 == letters.first })?.0,
      var availability = NativeAvailability(compactText: fields[8])
    else { return nil }
    var flags: InterfaceDeclaration.Flags = []
    for (flag, letter) in Self.flagLetters where letters.dropFirst().contains(letter) { flags.insert(flag) }
    if !fields[9].isEmpty { availability.renamed = text(9) }
    self.init(
      name: text(0), kind: kind, flags: flags, module: text(2), owner: text(3), genericParameters: text(4),
      parameters: fields[5].split(separator: UInt8(ascii: "|")).map(Parameter.init), result: text(6),
      requirements: text(7), availability: availability)
  }
}

extension NativeEntry.Parameter {
  fileprivate var text: String {
    let value = defaultValue.map { "=" + $0 } ?? ""
    let prefix = attributes.isEmpty ? "" : attributes + " "
    return "\(prefix)\(label ?? "_"):\(type)\(isVariadic ? "..." : "")\(value)"
  }

  /// Parses a parameter: `@ViewBuilder content:() -> Content=…`.
  fileprivate init(_ bytes: ArraySlice<UInt8>) {
    let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    let head = bytes[..<colon]
    let space = head.lastIndex(of: UInt8(ascii: " "))
    let name = String(decoding: head[(space.map { $0 + 1 } ?? head.startIndex)...], as: UTF8.self)
    label = name == "_" ? nil : name
    attributes = space.map { String(decoding: head[..<$0], as: UTF8.self) } ?? ""
    let rest = bytes[min(colon + 1, bytes.endIndex)...]
    let equals = rest.firstIndex(of: UInt8(ascii: "="))
    defaultValue = equals.map { String(decoding: rest[($0 + 1)...], as: UTF8.self) }
    type = String(decoding: rest[..<(equals ?? rest.endIndex)], as: UTF8.self)
    isVariadic = type.hasSuffix("...")
    if isVariadic { type.removeLast(3) }
  }
}
