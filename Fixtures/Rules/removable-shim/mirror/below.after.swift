// target: macOS 26
import SwiftUI
func show(_ text: Text, _ shown: Visibility = .hidden) {
  text.pointerVisibility(shown)
}
