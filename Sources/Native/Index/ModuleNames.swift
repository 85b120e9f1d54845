import SystemCalls

/// Removes module names from types: `SwiftUI.Binding<Swift.Bool>` → `Binding<Bool>`.
struct ModuleNames {
  private let names: Set<ArraySlice<UInt8>>

  init(_ names: some Sequence<String>) { self.names = Set(names.map { Array($0.utf8)[...] }) }

  func short(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: ".")) else { return text }
    var short: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isNamePart else {
        short.append(bytes[index])
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !$0.isNamePart } ?? bytes.count
      let isQualifier =
        end + 1 < bytes.count && bytes[end] == UInt8(ascii: ".") && bytes[end + 1].isNamePart
        && short.last != UInt8(ascii: ".") && names.contains(bytes[index..<end])
      if !isQualifier { short += bytes[index..<end] }
      index = isQualifier ? end + 1 : end
    }
    return String(decoding: short, as: UTF8.self)
  }
}
