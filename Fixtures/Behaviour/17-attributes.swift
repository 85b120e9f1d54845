@available(iOS 13, *)
func alone() { print("alone") }

@available(iOS 13, *) @discardableResult func onTheLine() -> Int { print("on the line"); return 1 }

@discardableResult @available(iOS 14.0, macOS 11, *)
func last() -> Int { print("last"); return 2 }

// Newer systems have it.
@available(iOS, introduced: 13.0)
@available(tvOS, unavailable)
struct Widget {
  @available(iOS 13, *) var size: Int { 3 }

  var area: Int {
    @available(iOS 13, *) get { size * size }
  }

  @available(iOS 14, *)
  init() { print("made") }

  @available(iOS 13, *)
  enum Kind {
    case small
    @available(iOS 13, *) case large
  }
}

@available(iOS 13, *)
extension Widget {
  @available(iOS 15, *)
  static func make() -> Widget { Widget() }
}

func locals() {
  @available(iOS 13, *)
  func inner() { print("inner") }
  inner()
  @available(iOS 14, *) struct Local { var x = 1 }
  print(Local().x)
}

alone()
onTheLine()
last()
print(Widget.make().area, Widget.Kind.large)
locals()
