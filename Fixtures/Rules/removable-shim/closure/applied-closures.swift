// target: iOS 15
import SwiftUI

extension View {
  @ViewBuilder
  func modify<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> some View {
    transform(self)
  }

  // Another function: it takes more than a closure.
  func modify<Content: View>(if condition: Bool, _ transform: (Self) -> Content) -> some View {
    Group { if condition { transform(self) } else { self } }
  }

  func configured(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }

  func badged() -> some View {
    modify { view in
      if #available(iOS 15, *) { view.badge(1).padding() } else { view } // expect: 10 [redundant-check] "always true"
    }
  }
}

struct Screen: View {
  var body: some View {
    List {
      Text("a")
        .modify {
          if #available(iOS 15, *) { // expect: 14 [redundant-check] "always true"
            $0.badge(1)
              .listRowSeparator(.hidden)
          } else {
            $0
          }
        }
        .padding()
      Text("b")
        .modify { view in
          if #available(iOS 15, *) { // expect: 14 [redundant-check] "always true"
            view.overlay(Text("c"), alignment: .top,
                         padding: 1)
              .swipeActions {
                Text("d")
              }
          } else {
            view
          }
        }
      Text("e").modify { if #unavailable(iOS 15) { $0.padding(1) } else { $0 } }.padding(2) // expect: 29 [redundant-check] "always false"
      Text("f")
        .modify({ text in
          if #available(iOS 15, *) { return text.bold() } // expect: 14 [redundant-check] "always true"
          return text
        })
      Text("g")
        .modify {
          if #unavailable(iOS 15) { // expect: 14 [redundant-check] "always false"
            $0.padding()
          } else {
            $0
          }
        }
        .padding()
      switch kind {
      case .small:
        Text("s").modify { if #available(iOS 15, *) { $0.bold() } else { $0 } } // expect: 31 [redundant-check] "always true"
      }
      // The check is of a newer system.
      Text("h").modify { if #available(iOS 16, *) { $0.bold() } else { $0 } }
      // It was there before.
      Text("i").modify { $0.padding() }
      // The argument is not what it begins with, or stands there twice.
      Text("j").modify { view in
        if #available(iOS 15, *) { Group { view } } else { view } // expect: 12 [redundant-check] "always true"
      }
      Text("k").modify { view in
        if #available(iOS 15, *) { view.overlay(view) } else { view } // expect: 12 [redundant-check] "always true"
      }
      Text("p").modify { view in
        if #available(iOS 15, *) { // expect: 12 [redundant-check] "always true"
          view.badge(2) // Just so.
        } else {
          view
        }
      }
      // A comment would be lost.
      Text("q")
        .modify { view in
          if #available(iOS 15, *) { // expect: 14 [redundant-check] "always true"
            view.badge(2) // Just so.
          } else {
            view
          }
        }.padding()
      Text("l").modify { view in
        if #available(iOS 15, *) { // expect: 12 [redundant-check] "always true"
          // Why it has a badge.
          view.badge(2)
        } else {
          view
        }
      }
      // Another function of that name.
      Text("m").modify(if: flag) { view in
        if #available(iOS 15, *) { view.badge(3) } else { view } // expect: 12 [redundant-check] "always true"
      }
      // It gives back something else than its closure does.
      Text("n").configured { view in
        if #available(iOS 15, *) { view.badge(4) } // expect: 12 [redundant-check] "always true"
      }
    }
  }
}

extension View {
  func modifier<Made: View>(@ViewBuilder body: (_ content: Self) -> Made) -> Made { body(self) }
}

struct Named: View {
  var body: some View {
    Text("a").modifier { if #available(iOS 15, *) { $0.padding(3) } else { $0 } }.opacity(1) // expect: 29 [redundant-check] "always true"
  }
}

// The argument is `any P`: only the check erased what it makes.
struct Panel: View {
  let style: any ShapeStyle
  var body: some View {
    if #available(iOS 15, *) { Text("a").background(style, in: .capsule) } else { Text("a") } // expect: 8 [redundant-check] "always true"
  }
}
