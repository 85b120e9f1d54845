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
    self.badge(1).padding()
  }
}

struct Screen: View {
  var body: some View {
    List {
      Text("a")
        .badge(1)
        .listRowSeparator(.hidden)
        .padding()
      Text("b")
        .overlay(Text("c"), alignment: .top,
                 padding: 1)
        .swipeActions {
          Text("d")
        }
      Text("e").padding(2)
      Text("f")
        .bold()
      Text("g")
        .padding()
      switch kind {
      case .small:
        Text("s").bold()
      }
      // The check is of a newer system.
      Text("h").modify { if #available(iOS 16, *) { $0.bold() } else { $0 } }
      // It was there before.
      Text("i").modify { $0.padding() }
      // The argument is not what it begins with, or stands there twice.
      Text("j").modify { view in
        Group { view }
      }
      Text("k").modify { view in
        view.overlay(view)
      }
      Text("o")
        .modify { view in
          // Why it has a badge.
          /* And
             that one. */
          view.badge(2)
            .padding() // And room.
        }
        .padding()
      Text("p").modify { view in
        view.badge(2) // Just so.
      }
      // A comment would be lost.
      Text("q")
        .modify { view in
          view.badge(2) // Just so.
        }.padding()
      Text("l").modify { view in
        // Why it has a badge.
        view.badge(2)
      }
      // Another function of that name.
      Text("m").modify(if: flag) { view in
        view.badge(3)
      }
      // It gives back something else than its closure does.
      Text("n").configured { view in
        view.badge(4)
      }
    }
  }
}

extension View {
  func modifier<Made: View>(@ViewBuilder body: (_ content: Self) -> Made) -> Made { body(self) }
}

struct Named: View {
  var body: some View {
    Text("a").padding(3).opacity(1)
  }
}

// The argument is `any P`: only the check erased what it makes.
struct Panel: View {
  let style: any ShapeStyle
  var body: some View {
    if #available(iOS 15, *) { Text("a").background(style, in: .capsule) } else { Text("a") }
  }
}
