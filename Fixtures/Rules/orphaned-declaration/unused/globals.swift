// target: iOS 16
#if os(iOS)
import UIKit
#endif

private let oldFormatter = make() // expect: 1 [orphaned-declaration/unused] "only dead code"

func text() -> String {
  if #available(iOS 15, *) { return new() } else { return oldFormatter } // expect: 6 [redundant-check] "always true"
}

struct Flow: Layout {
  func size(proposal: Size, subviews: Subviews) -> Size { .zero } // `size(proposal:)` is another one
}

struct OldFlow {
  private func size(proposal: Size) -> Size { proposal }
  func go() { print(size(proposal: .zero)) }
}

func flow() {
  if #available(iOS 15, *) { print(Flow()) } else { OldFlow().go() } // expect: 6 [redundant-check] "always true"
}
