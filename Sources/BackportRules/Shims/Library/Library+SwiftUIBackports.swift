// Facts of https://github.com/shaps80/SwiftUIBackports, from its sources and README, and of the native
// names, from Apple's documentation.
//
// Names whose types flow together make a group: a detent that is kept in a variable goes with the modifier that
// takes it. `Visibility` is taken by several modifiers, which are one group for its sake.
import Availability

extension Library {
  static let swiftUIBackports = Library(
    module: "SwiftUIBackports", wrapper: "Backport", property: "backport",
    names: SwiftUIBackports.types + SwiftUIBackports.modifiers + SwiftUIBackports.plainNames)
}

/// The table's three parts.
enum SwiftUIBackports {
  /// The releases of one year, as SwiftUI's names came with them.
  enum Year {
    static let y2020 = "iOS 14, macOS 11, tvOS 14, watchOS 7"
    static let y2021 = "iOS 15, macOS 12, tvOS 15, watchOS 8"
    static let y2022 = "iOS 16, macOS 13, tvOS 16, watchOS 9"
    static let spring2023 = "iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4"
    static let y2023 = "iOS 17, macOS 14, tvOS 17, watchOS 10"
    static let y2024 = "iOS 18, macOS 15, tvOS 18, watchOS 11"
  }

  /// `Backport.Name`, `Backport<Any>.Name`, `@Backport.Name`.
  static let types: [LibraryName] =
    [
      .type("StateObject", Year.y2020),
      .type("AppStorage", Year.y2020),
      LibraryName(
        kind: .wrapped, name: "ScaledMetric", labels: ["relativeTo"], native: .name("ScaledMetric"),
        since: Year.y2020, doubt: "it took a text style of UIKit, and some have other names in SwiftUI"),
      .type("ScaledMetric", Year.y2020),
      .type("Link", Year.y2020).with("open"),
      .type("Section", Year.y2021),
      .type("ContentUnavailableView", Year.y2023),
      .type("PasteButton", "iOS 16, macOS 10.15").lacking(.tvOS, .watchOS)
        .doubted("it took type identifiers and what is 'Shareable', not 'UTType' and 'Transferable'"),
      .type("TextEditor", Year.y2020).lacking(.tvOS, .watchOS),
      .type("ImageRenderer", Year.y2022),
      .type("UIHostingConfiguration", "iOS 16, tvOS 16").lacking(.macOS, .watchOS).with("cell"),
    ]
    + group(
      "image", Year.y2021, [.type("AsyncImage", ""), .type("AsyncImagePhase", "")])
    + group(
      "label", Year.y2020,
      ["Label", "LabelStyleConfiguration", "DefaultLabelStyle", "IconOnlyLabelStyle", "TitleOnlyLabelStyle"]
        .map { .type($0, "") })
    + [.type("TitleAndIconLabelStyle", "iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4").with("label")]
    + group(
      "labeled content", Year.y2022,
      ["LabeledContent", "LabeledContentStyleConfiguration", "AutomaticLabeledContentStyle"].map {
        .type($0, "")
      }
    )
    + group(
      "progress", Year.y2020,
      [
        "ProgressView", "ProgressViewStyleConfiguration", "DefaultProgressViewStyle",
        "CircularProgressViewStyle", "LinearProgressViewStyle",
      ].map { .type($0, "") })
    + group(
      "toolbar", Year.y2020,
      ["ToolbarItem", "ToolbarItemPlacement", "ToolbarContentBuilder"].map { .type($0, "") })
    + [
      .type("ToolbarPlacement", Year.y2022).with("visibility")
        .doubted(comparing),
      .type("Visibility", Year.y2021).with("visibility"),
      .type("PresentationDetent", Year.y2022).with("presentation"),
      .type("PresentationBackgroundInteraction", Year.spring2023).with("presentation")
        .doubted(comparing),
      .type("PresentationContentInteraction", Year.spring2023).with("presentation"),
      .type("ScrollIndicatorVisibility", Year.y2022).with("scroll indicators")
        .doubted(comparing),
      .type("ScrollDismissesKeyboardMode", Year.y2022).lacking(.visionOS).with("scroll keyboard")
        .doubted(comparing),
      .type("TextInputAutocapitalization", "iOS 15, tvOS 15, watchOS 8").lacking(.macOS)
        .with("capitalization").doubted(comparing),
      .type("SubmitLabel", Year.y2021).with("submit")
        .doubted(comparing),
      .type("DynamicTypeSize", Year.y2021).with("type size"),
      .type("DismissAction", Year.y2021).with("dismiss"),
      .type("RefreshAction", Year.y2021).with("refresh"),
      .type("RequestReviewAction", "iOS 16, macOS 13").lacking(.tvOS, .watchOS).from("StoreKit")
        .with("review"),
      .type("OpenURLAction", Year.y2021).with("open"),
      .type("SensoryFeedback", Year.y2023 + ", visionOS 26").with("feedback"),
      .type("FocusState", Year.y2021).with("focus")
        .doubted("its projected value was a 'Binding', and the native one's is a 'FocusState.Binding'"),
      .type("NavigationLink", Year.y2022).with("navigation")
        .doubted("it worked in a 'NavigationView', and the native one needs a 'NavigationStack'"),
      LibraryName(
        kind: .wrapped, name: "ShareLink", labels: ["subject"],
        native: .missing("the native one takes a 'Text'")
      ).with("share"),
      LibraryName(
        kind: .wrapped, name: "ShareLink", labels: ["message"],
        native: .missing("the native one takes a 'Text'")
      ).with("share"),
      .type("ShareLink", Year.y2022).lacking(.tvOS).with("share")
        .doubted("what it shared was 'Shareable', and the native one wants a 'Transferable'"),
      .type("Group", Year.y2024).with("subviews"),
      .type("ForEach", Year.y2024).with("subviews"),
      .type("ForEachSubviewCollection", Year.y2024).with("subviews"),
      .type("GroupElementsOfContent", Year.y2024).with("subviews"),
      .type("SubviewsCollection", Year.y2024).with("subviews"),
      .type("SubviewsCollectionSlice", Year.y2024).with("subviews"),
      .type("Subview", Year.y2024).with("subviews"),
      .type("PhotosPicker", "iOS 16, macOS 13, watchOS 9").lacking(.tvOS).from("PhotosUI").with("photos"),
      .type("PhotosPickerItem", "iOS 16, macOS 13, watchOS 9").lacking(.tvOS).from("PhotosUI").with("photos"),
      // `.continuous` and `.continuousAndOrdered` came a year after the type.
      .type("PhotosPickerSelectionBehavior", "iOS 17, macOS 14, watchOS 9").lacking(.tvOS).from("PhotosUI")
        .with("photos"),
      .type("PHPickerFilter", "iOS 14, macOS 13, watchOS 9").lacking(.tvOS).from("PhotosUI").with("photos"),
      .type("PHPickerResult", "iOS 14, macOS 13").lacking(.tvOS, .watchOS).from("PhotosUI").with("photos"),
    ]

  /// `view.backport.name(…)`.
  static let modifiers: [LibraryName] =
    [
      .modifier("task", Year.y2021),
      .modifier("navigationTitle", Year.y2020),
      .modifier("onChange", ["perform"], Year.y2020),
      LibraryName(
        kind: .modifier, name: "onChange", closureArity: 1, native: .name("onChange"), since: Year.y2020),
      // With the value before and the one after.
      .modifier("onChange", Year.y2023),
      .modifier("background", Year.y2021).closure("content"),
      .modifier("overlay", Year.y2021).closure("content"),
      .missing(
        .modifier, "interactiveDismissDisabled", "nothing native tells of the attempt"
      ).labeled("onAttempt"),
      LibraryName(
        kind: .modifier, name: "interactiveDismissDisabled", closureArity: 0,
        native: .missing("nothing native tells of the attempt ('onAttempt')")),
      .modifier("interactiveDismissDisabled", Year.y2021),
      .modifier("containerRelativeFrame", Year.y2023),
      .modifier("onGeometryChange", "iOS 16, macOS 13, tvOS 16, watchOS 9")
        .doubted("the native one takes part in the layout from another Xcode on"),
      .modifier("quickLookPreview", "iOS 14, macOS 11").lacking(.tvOS, .watchOS).from("QuickLook"),
      .modifier("scrollDisabled", Year.y2022),
      .modifier("push", Year.y2022),
      .modifier("refreshable", Year.y2021).with("refresh"),
      .modifier("labelStyle", Year.y2020).with("label"),
      .modifier("labeledContentStyle", Year.y2022).with("labeled content"),
      .modifier("progressViewStyle", Year.y2020).with("progress"),
      .modifier("toolbar", Year.y2020).with("toolbar"),
      .modifier("toolbarBackground", Year.y2022).with("visibility"),
      .modifier("persistentSystemOverlays", Year.y2022).with("visibility"),
      .modifier("presentationDragIndicator", Year.y2022).with("visibility"),
      .modifier("presentationDetents", Year.y2022).with("presentation"),
      .modifier("presentationCornerRadius", Year.spring2023),
      .modifier("presentationBackgroundInteraction", Year.spring2023).with("presentation"),
      .modifier("presentationContentInteraction", Year.spring2023).with("presentation"),
      .missing(
        .modifier, "presentationUndimmed",
        "'presentationBackgroundInteraction' does the like from iOS 16.4 on"
      ).with("presentation"),
      .modifier("scrollIndicators", Year.y2022).with("scroll indicators"),
      .modifier("scrollDismissesKeyboard", Year.y2022).lacking(.visionOS).with("scroll keyboard"),
      .modifier("textInputAutocapitalization", "iOS 15, tvOS 15, watchOS 8").lacking(.macOS)
        .with("capitalization"),
      .modifier("submitLabel", Year.y2021).with("submit"),
      .modifier("onSubmit", Year.y2021),
      .modifier("focused", Year.y2021).with("focus"),
      .modifier("dynamicTypeSize", Year.y2021).with("type size"),
      .modifier("sensoryFeedback", Year.y2023 + ", visionOS 26").with("feedback"),
      .modifier("navigationDestination", Year.y2022).with("navigation")
        .doubted("it worked in a 'NavigationView', and the native one needs a 'NavigationStack'"),
      .modifier("photosPicker", "iOS 16, macOS 13, watchOS 9").lacking(.tvOS).from("PhotosUI").with("photos"),
      .modifier("contentConfiguration", "iOS 14, tvOS 14").lacking(.macOS, .watchOS).with("cell"),
    ]

  /// Names outside the wrapper.
  static let plainNames: [LibraryName] = [
    .plain("backportDismiss", [], "dismiss", Year.y2021).with("dismiss"),
    .plain("backportIsPresented", [], "isPresented", Year.y2021),
    .plain("backportRefresh", [], "refresh", Year.y2021).with("refresh"),
    .plain("backportOpenURL", [], "openURL", Year.y2020).with("open"),
    .plain("backportDynamicTypeSize", [], "dynamicTypeSize", Year.y2021).with("type size"),
    .plain("backportRequestReview", [], "requestReview", "iOS 16, macOS 13").lacking(.tvOS, .watchOS)
      .from("StoreKit").with("review"),
    .plain("backportIsScrollEnabled", [], "isScrollEnabled", Year.y2022),
    .plain("backportScrollDismissesKeyboardMode", [], "scrollDismissesKeyboardMode", Year.y2022).lacking(
      .visionOS
    )
    .with("scroll keyboard"),
    .plain(
      "backportVerticalScrollIndicatorVisibility", [], "verticalScrollIndicatorVisibility", Year.y2022
    ).with("scroll indicators"),
    .plain(
      "backportHorizontalScrollIndicatorVisibility", [], "horizontalScrollIndicatorVisibility", Year.y2022
    ).with("scroll indicators"),
    .plain("BackportLabelStyle", [], "LabelStyle", Year.y2020).with("label"),
    .plain("BackportProgressViewStyle", [], "ProgressViewStyle", Year.y2020).with("progress"),
    .plain("BackportLabeledContentStyle", [], "LabeledContentStyle", Year.y2022).with("labeled content"),
    .plain("BackportUIContentConfiguration", [], "UIContentConfiguration", "iOS 14, tvOS 14")
      .lacking(.macOS, .watchOS).with("cell"),

    .missing(.plain, "safari", "present a 'SFSafariViewController' yourself").common.with("open"),
    .missing(.plain, "FittingGeometryReader", "SwiftUI has nothing like it"),
    .missing(.plain, "FittingScrollView", "'ViewThatFits' with a 'ScrollView' does the like from iOS 16 on"),
    .missing(.plain, "VisualEffectBlur", "a 'Material' as background does the like from iOS 15 on"),
    .missing(
      .plain, "presentation", "'interactiveDismissDisabled' keeps a sheet open"
    ).labeled("isModal").common,
    .missing(.plain, "variadic", "'Group(subviews:)' does the like from iOS 18 on").common,
    .missing(.plain, "Shareable", "'Transferable' does the like from iOS 16 on").common,
    .missing(.plain, "SharePreview", "the native one has other initializers").common,
    .missing(.plain, "DefaultShareLinkLabel", "the native one belongs to 'ShareLink'"),
    .missing(.plain, "ProposedViewSize", "the native one comes with iOS 16").common,
    .missing(.plain, "FetchAsset", "SwiftUI has nothing like it"),
    .missing(.plain, "FetchAssetList", "SwiftUI has nothing like it"),
    .missing(.plain, "FetchAssetCollection", "SwiftUI has nothing like it"),
    .missing(.plain, "FetchCollectionList", "SwiftUI has nothing like it"),
    .missing(.plain, "MediaResults", "SwiftUI has nothing like it"),
    .missing(.plain, "MediaAsset", "SwiftUI has nothing like it"),
    .missing(.plain, "PlatformImage", "declare the type alias yourself").common,
    .missing(.plain, "PlatformScreen", "declare the type alias yourself").common,
    .missing(.plain, "jpg", "'jpegData(compressionQuality:)' is its like in UIKit").labeled("quality").common,
    .missing(.plain, "mainScreen", "ask the window scene for its screen").common,
    .missing(.plain, "parentController", "walk up the responders yourself").common,
    .missing(.plain, "loadObject", "'loadTransferable' does the like from iOS 16 on").labeled("of").common,
  ]

  private static let comparing = "it can be compared or hashed, and the native one may not"

  private static func group(_ name: String, _ since: String, _ names: [LibraryName]) -> [LibraryName] {
    names.map { entry in
      var entry = entry.with(name)
      entry.since = since
      return entry
    }
  }
}

extension LibraryName {
  fileprivate static func modifier(_ name: String, _ since: String) -> Self { .modifier(name, [], since) }
}
