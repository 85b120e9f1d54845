@available(iOS 14.0, macOS 11.0, *)
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, macOS 11.0, *)
extension Never: Scene {}

@available(iOS 14.0, macOS 11.0, *)
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SceneTuple()
  }
}

@available(iOS 14.0, macOS 11.0, *)
struct SceneTuple: Scene {
  var body: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, macOS 11.0, *)
extension App {
  @MainActor @preconcurrency public static func main() {}
}

@available(iOS 14.0, macOS 11.0, *)
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

#if os(macOS)
  @available(macOS 11.0, *)
  public struct Settings<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
  }

  open class NSHostingView<Content: View>: NSView {
    public init(rootView: Content) { super.init(frame: .zero) }
  }

  open class NSHostingController<Content: View>: NSViewController {
    public init(rootView: Content) {}
  }
#endif

#if os(iOS)
  open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) {}
  }

  public struct UIViewRepresentableContext<Representable> {}

  public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
  }

  extension UIViewRepresentable {
    public var body: Never { fatalError() }
  }
#endif
