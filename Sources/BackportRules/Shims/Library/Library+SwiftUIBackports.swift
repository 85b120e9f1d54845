// Facts of https://github.com/shaps80/SwiftUIBackports, from its sources and README, and of the native names, from
// Apple's documentation.
//
// Names whose types flow together make a group: a detent that is kept in a variable goes with the modifier that takes
// it. `Visibility` is taken by several modifiers, which are one group for its sake.

extension Library {
  static let swiftUIBackports = Library(
    module: "SwiftUIBackports", wrapper: "Backport", property: "backport",
    names: LibraryName.table(
      """
      wrapped | 2020 | | StateObject AppStorage
      wrapped | 2020 | | ScaledMetric(relativeTo:) | it took a text style of UIKit, and some have other names in SwiftUI
      wrapped | 2020 | | ScaledMetric
      wrapped | 2020 | open | Link
      wrapped | 2021 | | Section
      wrapped | 2023 | | ContentUnavailableView
      wrapped | iOS=16 macOS=10.15 -tvOS -watchOS | | PasteButton | it took type identifiers and what is 'Shareable', not 'UTType' and 'Transferable'
      wrapped | 2020 -tvOS -watchOS | | TextEditor
      wrapped | 2022 | | ImageRenderer
      wrapped | iOS=16 tvOS=16 -macOS -watchOS | cell | UIHostingConfiguration
      wrapped | 2021 | image | AsyncImage AsyncImagePhase
      wrapped | 2020 | label | Label LabelStyleConfiguration DefaultLabelStyle IconOnlyLabelStyle TitleOnlyLabelStyle
      wrapped | iOS=14.5 macOS=11.3 tvOS=14.5 watchOS=7.4 | label | TitleAndIconLabelStyle
      wrapped | 2022 | labeled content | LabeledContent LabeledContentStyleConfiguration AutomaticLabeledContentStyle
      wrapped | 2020 | progress | ProgressView ProgressViewStyleConfiguration DefaultProgressViewStyle CircularProgressViewStyle LinearProgressViewStyle
      wrapped | 2020 | toolbar | ToolbarItem ToolbarItemPlacement ToolbarContentBuilder
      wrapped | 2022 | visibility | ToolbarPlacement | it can be compared or hashed, and the native one may not
      wrapped | 2021 | visibility | Visibility
      wrapped | 2022 | presentation | PresentationDetent
      wrapped | 2023s | presentation | PresentationBackgroundInteraction | it can be compared or hashed, and the native one may not
      wrapped | 2023s | presentation | PresentationContentInteraction
      wrapped | 2022 | scroll indicators | ScrollIndicatorVisibility | it can be compared or hashed, and the native one may not
      wrapped | 2022 -visionOS | scroll keyboard | ScrollDismissesKeyboardMode | it can be compared or hashed, and the native one may not
      wrapped | iOS=15 tvOS=15 watchOS=8 -macOS | capitalization | TextInputAutocapitalization | it can be compared or hashed, and the native one may not
      wrapped | 2021 | submit | SubmitLabel | it can be compared or hashed, and the native one may not
      wrapped | 2021 | type size | DynamicTypeSize
      wrapped | 2021 | dismiss | DismissAction
      wrapped | 2021 | refresh | RefreshAction
      wrapped | iOS=16 macOS=13 -tvOS -watchOS @StoreKit | review | RequestReviewAction
      wrapped | 2021 | open | OpenURLAction
      wrapped | 2023 visionOS=26 | feedback | SensoryFeedback
      wrapped | 2021 | focus | FocusState | its projected value was a 'Binding', and the native one's is a 'FocusState.Binding'
      wrapped | 2022 | navigation | NavigationLink | it worked in a 'NavigationView', and the native one needs a 'NavigationStack'
      missing wrapped | | share | ShareLink(subject:) ShareLink(message:) | the native one takes a 'Text'
      wrapped | 2022 -tvOS | share | ShareLink | what it shared was 'Shareable', and the native one wants a 'Transferable'
      wrapped | 2024 | subviews | Group ForEach ForEachSubviewCollection GroupElementsOfContent SubviewsCollection SubviewsCollectionSlice Subview
      wrapped | iOS=16 macOS=13 watchOS=9 -tvOS @PhotosUI | photos | PhotosPicker PhotosPickerItem
      wrapped | iOS=17 macOS=14 watchOS=9 -tvOS @PhotosUI | photos | PhotosPickerSelectionBehavior
      wrapped | iOS=14 macOS=13 watchOS=9 -tvOS @PhotosUI | photos | PHPickerFilter
      wrapped | iOS=14 macOS=13 -tvOS -watchOS @PhotosUI | photos | PHPickerResult
      modifier | 2021 | | task
      modifier | 2020 | | navigationTitle onChange(perform:) onChange{1}
      modifier | 2023 | | onChange
      modifier | 2021 | | background<content> overlay<content>
      missing modifier | | | interactiveDismissDisabled(onAttempt:) | nothing native tells of the attempt
      missing modifier | | | interactiveDismissDisabled{0} | nothing native tells of the attempt ('onAttempt')
      modifier | 2021 | | interactiveDismissDisabled
      modifier | 2023 | | containerRelativeFrame
      modifier | 2022 | | onGeometryChange | the native one takes part in the layout from another Xcode on
      modifier | iOS=14 macOS=11 -tvOS -watchOS @QuickLook | | quickLookPreview
      modifier | 2022 | | scrollDisabled push
      modifier | 2021 | refresh | refreshable
      modifier | 2020 | label | labelStyle
      modifier | 2022 | labeled content | labeledContentStyle
      modifier | 2020 | progress | progressViewStyle
      modifier | 2020 | toolbar | toolbar
      modifier | 2022 | visibility | toolbarBackground persistentSystemOverlays presentationDragIndicator
      modifier | 2022 | presentation | presentationDetents
      modifier | 2023s | | presentationCornerRadius
      modifier | 2023s | presentation | presentationBackgroundInteraction presentationContentInteraction
      missing modifier | | presentation | presentationUndimmed | 'presentationBackgroundInteraction' does the like from iOS 16.4 on
      modifier | 2022 | scroll indicators | scrollIndicators
      modifier | 2022 -visionOS | scroll keyboard | scrollDismissesKeyboard
      modifier | iOS=15 tvOS=15 watchOS=8 -macOS | capitalization | textInputAutocapitalization
      modifier | 2021 | submit | submitLabel
      modifier | 2021 | | onSubmit
      modifier | 2021 | focus | focused
      modifier | 2021 | type size | dynamicTypeSize
      modifier | 2023 visionOS=26 | feedback | sensoryFeedback
      modifier | 2022 | navigation | navigationDestination | it worked in a 'NavigationView', and the native one needs a 'NavigationStack'
      modifier | iOS=16 macOS=13 watchOS=9 -tvOS @PhotosUI | photos | photosPicker
      modifier | iOS=14 tvOS=14 -macOS -watchOS | cell | contentConfiguration
      plain | 2021 | dismiss | backportDismiss=dismiss
      plain | 2021 | | backportIsPresented=isPresented
      plain | 2021 | refresh | backportRefresh=refresh
      plain | 2020 | open | backportOpenURL=openURL
      plain | 2021 | type size | backportDynamicTypeSize=dynamicTypeSize
      plain | iOS=16 macOS=13 -tvOS -watchOS @StoreKit | review | backportRequestReview=requestReview
      plain | 2022 | | backportIsScrollEnabled=isScrollEnabled
      plain | 2022 -visionOS | scroll keyboard | backportScrollDismissesKeyboardMode=scrollDismissesKeyboardMode
      plain | 2022 | scroll indicators | backportVerticalScrollIndicatorVisibility=verticalScrollIndicatorVisibility backportHorizontalScrollIndicatorVisibility=horizontalScrollIndicatorVisibility
      plain | 2020 | label | BackportLabelStyle=LabelStyle
      plain | 2020 | progress | BackportProgressViewStyle=ProgressViewStyle
      plain | 2022 | labeled content | BackportLabeledContentStyle=LabeledContentStyle
      plain | iOS=14 tvOS=14 -macOS -watchOS | cell | BackportUIContentConfiguration=UIContentConfiguration
      missing plain | | open | safari! | present a 'SFSafariViewController' yourself
      missing plain | | | FittingScrollView | 'ViewThatFits' with a 'ScrollView' does the like from iOS 16 on
      missing plain | | | VisualEffectBlur | a 'Material' as background does the like from iOS 15 on
      missing plain | | | presentation(isModal:)! | 'interactiveDismissDisabled' keeps a sheet open
      missing plain | | | variadic! | 'Group(subviews:)' does the like from iOS 18 on
      missing plain | | | Shareable! | 'Transferable' does the like from iOS 16 on
      missing plain | | | SharePreview! | the native one has other initializers
      missing plain | | | DefaultShareLinkLabel | the native one belongs to 'ShareLink'
      missing plain | | | ProposedViewSize! | the native one comes with iOS 16
      missing plain | | | FittingGeometryReader FetchAsset FetchAssetList FetchAssetCollection FetchCollectionList MediaResults MediaAsset | SwiftUI has nothing like it
      missing plain | | | PlatformImage! PlatformScreen! | declare the type alias yourself
      missing plain | | | jpg(quality:)! | 'jpegData(compressionQuality:)' is its like in UIKit
      missing plain | | | mainScreen! | ask the window scene for its screen
      missing plain | | | parentController! | walk up the responders yourself
      missing plain | | | loadObject(of:)! | 'loadTransferable' does the like from iOS 16 on
      """))
}
