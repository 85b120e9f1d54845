@_exported import Foundation

#if os(macOS)
  open class NSResponder: NSObject {}

  open class NSView: NSResponder {
    public init(frame: CGRect) {}
  }

  open class NSViewController: NSResponder {}

  public typealias NSRect = CGRect

  public enum NSBackingStoreType: Sendable { case buffered }

  open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let titled = StyleMask(rawValue: 1)
      public static let closable = StyleMask(rawValue: 2)
      public static let miniaturizable = StyleMask(rawValue: 4)
      public static let resizable = StyleMask(rawValue: 8)
      public static let fullSizeContentView = StyleMask(rawValue: 32768)
    }
    public init(contentRect: NSRect, styleMask: StyleMask, backing: NSBackingStoreType, defer flag: Bool) {}
    public var title: String = ""
    public var contentView: NSView?
    public var isReleasedWhenClosed = true
    public func center() {}
    public func makeKeyAndOrderFront(_ sender: Any?) {}

    @available(macOS 11.0, *)
    public var subtitle: String {
      get { fatalError() }
      set {}
    }
  }

  open class NSWindowController: NSResponder {
    public var window: NSWindow?
  }

  open class NSNib: NSObject {
    public typealias Name = String
    public init?(nibNamed: Name, bundle: Bundle?) {}
    public func instantiate(withOwner owner: Any?, topLevelObjects: Any?) {}
  }

  open class NSStoryboard: NSObject {
    public typealias Name = String
    public init(name: Name, bundle: Bundle?) {}
    public func instantiateInitialController() -> Any? { fatalError() }
  }

  open class NSEvent: NSObject {
    public struct ModifierFlags: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let shift = ModifierFlags(rawValue: 1)
      public static let option = ModifierFlags(rawValue: 2)
    }
    public class var modifierFlags: ModifierFlags { fatalError() }
  }

  open class NSApplication: NSResponder {
    public enum ActivationPolicy: Sendable { case regular, accessory, prohibited }
    public class var shared: NSApplication { fatalError() }
    public weak var delegate: (any NSApplicationDelegate)?
    @discardableResult
    public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { fatalError() }
    public func activate(ignoringOtherApps flag: Bool) {}
    public func run() {}
  }

  nonisolated(unsafe) public var NSApp: NSApplication! = nil

  public protocol NSApplicationDelegate: NSObjectProtocol {}

  open class NSImage: NSObject {
    public init?(named name: String) {}

    @available(macOS 11.0, *)
    public init?(systemSymbolName: String, accessibilityDescription: String?) {}
  }
#endif
