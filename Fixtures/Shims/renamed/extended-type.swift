// A type that is extended elsewhere: whether the native one needs what stands there, a person has to say.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== RemoteImage.swift
import SwiftUI

@available(iOS, deprecated: 15, renamed: "AsyncImage")  // stays: removable-shim/renamed "it is used in another way than by a call"
struct RemoteImage: View {
  let url: URL?

  var body: some View { EmptyView() }
}

// ==== Cover.swift
import SwiftUI

extension RemoteImage {
  init() { self.init(url: nil) }
}

struct Cover: View {
  var body: some View { RemoteImage() }
}
