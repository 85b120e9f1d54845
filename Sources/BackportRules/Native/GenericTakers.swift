import SwiftSource

extension Parameter {
  /// Whether the native parameter may be generic, or one of several: what is passed has to tell its type.
  var mayBeGeneric: Bool {
    let generic: Set<String> = [
      "Color", "Gradient", "LinearGradient", "Material", "AnyShapeStyle", "String", "Substring", "Text",
      "Int",
      "Double", "CGFloat", "LocalizedStringKey", "Image", "Date", "AnyHashable", "AnyView", "URL",
    ]
    let name = type.last == "?" ? type.dropLast() : type[...]
    return name.first?.isUppercase != true || name.count < 2 || name.contains("<")
      || generic.contains(String(name))
  }

  var isColor: Bool { type == "Color" || type == "Color?" }

  /// Members of every shape style that are the colours of these names. `primary` and `secondary` are other styles.
  static let colorsOfStyles: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white", "gray", "black", "clear",
  ]
}
