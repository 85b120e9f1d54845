@_exported import Foundation

#if os(iOS)
  open class UIResponder: NSObject {}

  open class UIView: UIResponder {
    public init(frame: CGRect) {}
    public func addSubview(_ view: UIView) {}
    public var isHidden: Bool = false
  }

  open class UIViewController: UIResponder {
    public var view: UIView! { fatalError() }
    public var title: String?
    open func viewDidLoad() {}
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}

    @available(iOS 15.0, *)
    public var sheetPresentationController: UISheetPresentationController? { fatalError() }
  }

  @available(iOS 15.0, *)
  open class UISheetPresentationController: NSObject {
    public struct Detent: Hashable, Sendable {
      public static func medium() -> Detent { fatalError() }
      public static func large() -> Detent { fatalError() }
    }
    public var detents: [Detent] = []
  }

  open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    public var rootViewController: UIViewController?
    public var isKeyWindow: Bool { fatalError() }
    public func makeKeyAndVisible() {}
  }

  open class UIScene: UIResponder {
    public class ConnectionOptions: NSObject {}
  }

  open class UIWindowScene: UIScene {
    public var windows: [UIWindow] { fatalError() }

    @available(iOS 15.0, *)
    public var keyWindow: UIWindow? { fatalError() }
  }

  open class UISceneSession: NSObject {}

  public protocol UISceneDelegate: AnyObject {}
  public protocol UIWindowSceneDelegate: UISceneDelegate {}

  open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, Sendable {}
    public class var shared: UIApplication { fatalError() }
    public var connectedScenes: Set<UIScene> { fatalError() }
  }

  public protocol UIApplicationDelegate: NSObjectProtocol {}

  @discardableResult
  public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
  ) -> Int32 { fatalError() }

  open class UIActivityIndicatorView: UIView {
    public enum Style: Sendable { case medium, large }
    public init(style: Style) { super.init(frame: .zero) }
    public func startAnimating() {}
    public func stopAnimating() {}
  }

  open class UIBarButtonItem: NSObject {}

  open class UIImage: NSObject {
    public init?(data: Data) {}
    public init?(systemName: String) {}

    @available(iOS 15.0, *)
    public func preparingForDisplay() -> UIImage? { fatalError() }
  }

  open class UIColor: NSObject {
    public class var systemBlue: UIColor { fatalError() }
    public class var systemTeal: UIColor { fatalError() }

    @available(iOS 15.0, *)
    public class var systemMint: UIColor { fatalError() }

    @available(iOS 15.0, *)
    public class var tintColor: UIColor { fatalError() }
  }

  open class UITableView: UIView {
    @available(iOS 15.0, *)
    public var sectionHeaderTopPadding: CGFloat {
      get { fatalError() }
      set {}
    }
  }

  open class UIDevice: NSObject {
    public class var current: UIDevice { fatalError() }
    public var systemVersion: String { fatalError() }
  }
#endif
