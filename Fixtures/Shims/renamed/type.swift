// Types that say which one takes its place, used in several files, as a type and to make values.
// iOS: 14 -> 16
// migrate: --unsafe

// ==== RemoteImage.swift
import SwiftUI

@available(iOS, deprecated: 15, renamed: "AsyncImage")
struct RemoteImage: View {
  let url: URL?
  var scale: CGFloat = 1

  var body: some View { EmptyView() }
}

@available(iOS, deprecated: 16, renamed: "NavigationPath")
struct CompatPath {
  var count: Int { 0 }
}

@available(iOS, deprecated: 15, renamed: "DismissAction")
typealias Closing = () -> Void

// ==== Cover.swift
import SwiftUI

struct Cover: View {
  @State private var path = CompatPath()
  var onClose: Closing?

  var body: some View { RemoteImage(url: nil) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let path: CompatPath
  var paths: [CompatPath] = []

  static func make() -> Row { Row(path: .init()) }
  static func isDeep(_ path: CompatPath?) -> Bool { path.map { (path: CompatPath) in path.count > 3 } ?? false }

  var body: some View {
    if path is CompatPath { RemoteImage(url: nil, scale: 2) }
  }
}

// ==== after: RemoteImage.swift: gone

// ==== after: Cover.swift
import SwiftUI

struct Cover: View {
  @State private var path = NavigationPath()
  var onClose: DismissAction?

  var body: some View { AsyncImage(url: nil) }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let path: NavigationPath
  var paths: [NavigationPath] = []

  static func make() -> Row { Row(path: .init()) }
  static func isDeep(_ path: NavigationPath?) -> Bool { path.map { (path: NavigationPath) in path.count > 3 } ?? false }

  var body: some View {
    if path is NavigationPath { AsyncImage(url: nil, scale: 2) }
  }
}
