// The requirements of protocols of the standard library and Apple's frameworks, including associated types;
// and classes and marker protocols without any. Members with a default implementation count, because a
// witness can replace it. Delegates: from the headers of the iOS 16.5 SDK, as imported into Swift. A name
// that begins like the sender (`searchBar…`) may be a requirement of a newer SDK.

public enum WellKnownRequirements {
  /// Whether a protocol or superclass requires a member with this name; `nil`: unknown.
  public static func requires(_ name: String, in type: String) -> Bool? {
    guard let requirements = table[type] else { return isNamedLikeClass(type) ? false : nil }
    if requirements.names.contains(name) { return true }
    return requirements.senders.contains(where: name.hasPrefix) ? nil : false
  }

  /// Whether a type is named like a class of Apple's frameworks. What a class has, nothing but an override replaces.
  private static func isNamedLikeClass(_ type: String) -> Bool {
    let isOfSystem = ["UI", "NS", "CA", "SL"].contains {
      type.hasPrefix($0) && type.dropFirst($0.count).first?.isUppercase == true
    }
    return isOfSystem && classNouns.contains { type.hasSuffix($0) }
      && !protocolsNamedLikeClasses.contains(type)
      && !type.hasPrefix("NSAccessibility")
  }

  private static let classNouns = [
    "View", "Controller", "Cell", "Button", "ButtonItem", "Label", "Field", "Window", "Panel", "Control",
    "Layer", "Slider", "Switch", "Responder", "Well",
  ]

  private static let protocolsNamedLikeClasses: Set = [
    "UIContentView", "UITextCursorView", "UITextSelectionHandleView", "UITextSelectionHighlightView",
    "NSCollectionViewSectionHeaderView",
  ]

  private struct Requirements {
    var names: Set<String>
    var senders: [String]
  }

  private static let table: [String: Requirements] = {
    var table: [String: Requirements] = [:]
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let senders = words.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
      table[words[0]] = Requirements(names: Set(words.dropFirst()).union(senders), senders: senders)
    }
    return table
  }()

  private static let lines = [
    "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "AnyObject", "Any", "SendableMetatype",
    "Error", "LocalizedError errorDescription failureReason recoverySuggestion helpAnchor",
    "CustomNSError errorDomain errorCode errorUserInfo",
    "Equatable", "Hashable hash hashValue", "Comparable", "Identifiable id ID",
    "CaseIterable allCases AllCases", "RawRepresentable rawValue RawValue",
    "String rawValue RawValue", "Int rawValue RawValue", "UInt rawValue RawValue",
    "Int8 rawValue RawValue", "UInt8 rawValue RawValue", "Int32 rawValue RawValue",
    "UInt32 rawValue RawValue", "Int64 rawValue RawValue", "UInt64 rawValue RawValue",
    "Double rawValue RawValue",
    "OptionSet rawValue RawValue Element ArrayLiteralElement union intersection symmetricDifference contains "
      + "insert remove update formUnion formIntersection formSymmetricDifference",
    "Codable encode CodingKeys", "Encodable encode CodingKeys", "Decodable CodingKeys",
    "CodingKey stringValue intValue rawValue description debugDescription",
    "CustomStringConvertible description", "CustomDebugStringConvertible debugDescription",
    "LosslessStringConvertible description", "CustomReflectable customMirror",
    "IteratorProtocol next Element",
    "Sequence makeIterator Iterator Element underestimatedCount "
      + "withContiguousStorageIfAvailable",
    "ExpressibleByStringLiteral StringLiteralType", "ExpressibleByIntegerLiteral IntegerLiteralType",
    "ExpressibleByArrayLiteral ArrayLiteralElement", "ExpressibleByDictionaryLiteral Key Value",
    "AsyncSequence makeAsyncIterator AsyncIterator Element Failure",
    "AsyncIteratorProtocol next Element Failure",
    "View body Body", "ViewModifier body Body", "App body Body", "Scene body Body", "Commands body Body",
    "PreviewProvider previews Previews platform",
    "Shape path animatableData role sizeThatFits layoutDirectionBehavior "
      + "body Body AnimatableData",
    "Widget body Body", "WidgetBundle body Body", "ButtonStyle makeBody Body", "LabelStyle makeBody Body",
    "ToggleStyle makeBody Body", "PrimitiveButtonStyle makeBody Body", "TextFieldStyle makeBody _body Body",
    "EnvironmentKey defaultValue Value", "PreferenceKey defaultValue reduce Value",
    "FocusedValueKey Value", "ObservableObject objectWillChange ObjectWillChangePublisher",
    "UIViewRepresentable makeUIView updateUIView makeCoordinator dismantleUIView sizeThatFits "
      + "UIViewType Coordinator Context Body body",
    "UIViewControllerRepresentable makeUIViewController updateUIViewController makeCoordinator "
      + "dismantleUIViewController sizeThatFits UIViewControllerType Coordinator Context Body body",
    "CustomTestStringConvertible testDescription",
    "NSObject", "XCTestCase",
    "CAAnimationDelegate animationDidStart animationDidStop",
    "UIScrollViewDelegate " + scrolling,
    "UICollectionViewDelegate collectionView collectionViewDidEndMultipleSelectionInteraction " + focus
      + scrolling,
    "UITableViewDelegate tableView tableViewDidEndMultipleSelectionInteraction " + focus + scrolling,
    "UITableViewDataSource tableView numberOfSections sectionIndexTitles",
    "UICollectionViewDataSource collectionView numberOfSections indexTitles",
    "UICollectionViewDragDelegate collectionView*", "UICollectionViewDropDelegate collectionView*",
    "UITableViewDragDelegate tableView*", "UITableViewDropDelegate tableView*",
    "UICollectionViewDataSourcePrefetching collectionView*", "UITableViewDataSourcePrefetching tableView*",
    "UICollectionViewDelegateFlowLayout collectionView* " + focus + scrolling,
    "UIContextMenuInteractionDelegate contextMenuInteraction*",
    "UISearchBarDelegate searchBar* position", "UISearchResultsUpdating updateSearchResults*",
    "UISearchControllerDelegate searchController* willPresentSearchController didPresentSearchController "
      + "willDismissSearchController didDismissSearchController presentSearchController",
    "UIGestureRecognizerDelegate gestureRecognizer*", "UITextFieldDelegate textField*",
    "UITextViewDelegate textView* " + scrolling,
    "UINavigationControllerDelegate navigationController*", "UITabBarControllerDelegate tabBarController*",
    "UIAdaptivePresentationControllerDelegate presentationController* adaptivePresentationStyle",
    "UIPopoverPresentationControllerDelegate popoverPresentationController* prepareForPopoverPresentation "
      + "presentationController* adaptivePresentationStyle",
    "UIImagePickerControllerDelegate imagePickerController*", "UIDocumentPickerDelegate documentPicker*",
    "UIPageViewControllerDelegate pageViewController*",
    "UIPageViewControllerDataSource pageViewController* presentationCount presentationIndex",
    "UIPickerViewDelegate pickerView*", "UIPickerViewDataSource pickerView* numberOfComponents",
    "MFMailComposeViewControllerDelegate mailComposeController*", "WKNavigationDelegate webView*",
    "WKScriptMessageHandler userContentController*", "WKScriptMessageHandlerWithReply userContentController*",
    "UIDropInteractionDelegate dropInteraction*", "UIColorPickerViewControllerDelegate colorPicker*",
    "UIApplicationDelegate application* window", "UNUserNotificationCenterDelegate userNotificationCenter*",
    "CLLocationManagerDelegate locationManager*", "MKMapViewDelegate mapView*",
    "NSApplicationDelegate application*", "NSMenuDelegate menu* numberOfItems confinementRect",
    "NSWindowDelegate window* custom* previewRepresentableActivityItems", "NSToolbarDelegate toolbar*",
    "NSTextFieldDelegate control* textField*", "NSTextViewDelegate text* undoManager",
    "NSTableViewDelegate tableView* selectionShouldChange control*",
    "NSTableViewDataSource tableView* numberOfRows",
    "NSOutlineViewDelegate outlineView* selectionShouldChange control*",
    "NSOutlineViewDataSource outlineView*",
  ]

  private static let focus = "indexPathForPreferredFocusedView "

  private static let scrolling =
    "scrollViewDidScroll scrollViewDidZoom scrollViewWillBeginDragging scrollViewWillEndDragging "
    + "scrollViewDidEndDragging scrollViewWillBeginDecelerating scrollViewDidEndDecelerating "
    + "scrollViewDidEndScrollingAnimation viewForZooming scrollViewWillBeginZooming scrollViewDidEndZooming "
    + "scrollViewShouldScrollToTop scrollViewDidScrollToTop scrollViewDidChangeAdjustedContentInset"
}
