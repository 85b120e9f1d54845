/// Which classes of UIKit and AppKit inherit from which. They are Objective-C's, and the index holds what Swift interfaces say.
enum NativeClasses {
  static func superclass(of name: String) -> String? { superclasses[name] }

  private static let superclasses = table.split(separator: "\n").reduce(into: [String: String]()) {
    found, line in
    let names = line.split { $0 == " " || $0 == ":" }.map(String.init)
    for heir in names.dropFirst() { found[heir] = names[0] }
  }

  private static let table = """
    UIResponder: UIView UIViewController UIApplication
    UIView: UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UIVisualEffectView UIPickerView \
    UIProgressView UIActivityIndicatorView UITableViewCell UITableViewHeaderFooterView UICollectionReusableView \
    UINavigationBar UITabBar UIToolbar UISearchBar WKWebView MKMapView
    UIControl: UIButton UITextField UISwitch UISlider UISegmentedControl UIStepper UIDatePicker UIPageControl \
    UIRefreshControl
    UIScrollView: UITableView UICollectionView UITextView
    UICollectionReusableView: UICollectionViewCell
    UIViewController: UITableViewController UICollectionViewController UINavigationController UITabBarController \
    UISplitViewController UIPageViewController UIAlertController UIActivityViewController UIHostingController \
    AVPlayerViewController
    NSResponder: NSView NSViewController NSWindow NSWindowController NSApplication
    NSView: NSControl NSScrollView NSStackView NSVisualEffectView NSTableCellView NSHostingView NSText
    NSControl: NSButton NSTextField NSSlider NSSegmentedControl NSImageView NSTableView
    NSTableView: NSOutlineView
    NSText: NSTextView
    NSWindow: NSPanel
    NSViewController: NSSplitViewController NSTabViewController NSHostingController
    """
}
