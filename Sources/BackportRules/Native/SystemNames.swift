// What the built-in index does not say: names of Objective-C and the standard library, and what system declarations
// do with what they are given. Source: Apple's documentation, and the shims of the repositories that the tools were
// tried on; collected by hand, November 2026.

/// Names of the system that decisions about shims rest on.
enum SystemNames {
  /// Labels of parameters that are strings for programs, and never keys of localized text.
  static let labelsOfPlainStrings: Set<String> = [
    "verbatim", "path", "component", "pathComponent", "systemImage", "systemName", "identifier", "id",
    "sourceID", "forKey", "withIdentifier",
  ]

  /// Types that `named:` asks for by the name of an asset; `accessibilityAction(named:)` takes a key.
  static let typesOfAssets: Set<String> = [
    "UIImage", "NSImage", "UIColor", "NSColor",
  ]

  /// Types that values are often made of.
  static let valueTypes: Set<String> = [
    "Text", "Color", "Image", "EdgeInsets", "Animation", "Angle", "UnitPoint", "Set", "Array", "String",
    "Int", "Double", "CGFloat", "CGSize", "CGPoint", "CGRect", "CGVector", "URL", "Date",
    "NSRange", "UIEdgeInsets",
  ]

  /// Functions that take a value of any type, and tell values of different types apart.
  static let takersOfAnyType: Set<String> = [
    "tag", "id", "value",
  ]

  /// Properties that UIKit and AppKit declare as optionals, in Objective-C.
  static let optionalProperties: Set<String> = [
    "keyWindow", "windowScene", "sheetPresentationController", "popoverPresentationController",
    "presentedViewController", "scrollEdgeAppearance", "first", "last",
  ]

  /// Types and protocols of the standard library whose values are iterated over. Many of their functions exist in several
  /// forms.
  static let collections: Set<String> = [
    "Array", "ArraySlice", "BidirectionalCollection", "Collection", "Dictionary", "LazyCollectionProtocol",
    "LazySequenceProtocol", "MutableCollection", "RandomAccessCollection", "RangeReplaceableCollection",
    "Sequence", "Set", "String", "StringProtocol", "Substring",
  ]

  /// What extensions of these call types that nothing else can name.
  static let typesOfCollections: Set<String> = [
    "Element", "Index", "Iterator", "Key", "SubSequence", "Value",
  ]

  /// Property wrappers whose value the system puts in, and no caller.
  static let injectingWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "ScaledMetric", "Namespace", "FocusState", "GestureState",
    "AccessibilityFocusState",
  ]

  /// Functions and types that take closures without a result: Objective-C or the standard library declares them.
  static let handlerTakers: Set<String> = [
    "animate", "animateKeyframes", "addKeyframe", "transition", "addAnimations", "addCompletion", "async",
    "asyncAfter", "performWithoutAnimation", "performBatchUpdates", "present", "dismiss", "addAction",
    "UIAction", "UIAlertAction", "UIContextualAction", "forEach", "scheduledTimer", "addObserver",
    "observe", "addOperation", "addBarrierBlock", "dataTask", "notify", "main",
  ]

  /// Members that many types have.
  static let commonMembers: Set<String> = [
    "label", "style", "mode", "value", "role", "title", "type", "rawValue", "alignment", "edge", "kind",
    "body",
  ]
}
