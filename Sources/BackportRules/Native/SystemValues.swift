import Native

/// Values that types of the system make of themselves, by the index: `UIButton.Configuration.filled()`.
enum SystemValues {
  /// The type of a value as it is written; `nil`: the index knows no such `static` member, or not of a type of values.
  /// - Parameter words: names, periods, and empty parentheses at the end of a call.
  static func type(madeBy words: [String]) -> String? {
    let isCall = words.suffix(2) == ["(", ")"]
    let path = words.dropLast(isCall ? 2 : 0).joined()
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count == names.count * 2 - 1 + (isCall ? 2 : 0), names.count > 1,
      names.dropLast().allSatisfy(\.isTypeName)
    else { return nil }
    let type = names.dropLast().joined(separator: ".")
    let index = NativeIndex.builtIn
    let kinds = index.types(named: type).map(\.kind)
    let makers = index.declarations(named: names.last!, in: type)
    guard !kinds.isEmpty, kinds.allSatisfy({ [.structure, .enumeration].contains($0) }), makers.count == 1,
      makers[0].parameters.isEmpty
    else { return nil }
    let maker = makers[0]
    if maker.kind == .enumCase { return isCall ? nil : type }
    let givesOne = maker.flags.contains(.isStatic) && [type, "Self"].contains(maker.result)
    return givesOne && maker.kind == (isCall ? .function : .property) ? type : nil
  }
}
