// Shims that run on the main actor: where a use waits for that, the native call would run elsewhere.
// min: 16
// expects: unchanged

// ==== Native/Center.swift
public final class Center: @unchecked Sendable {
  public init() {}
  public var observer: @Sendable () -> Void = {}
  public func post(number: Int) { observer() }
}

// ==== Compat.swift
import Native

extension Center {
  @MainActor func send(_ number: Int) {  // stays: removable-shim/forwarding "runs on 'MainActor'"
    if #available(iOS 15, *) { post(number: number) } else { observer() }
  }
}

@MainActor extension Center {
  func tell(_ number: Int) {  // stays: removable-shim/forwarding "runs on 'MainActor'"
    if #available(iOS 15, *) { post(number: number) } else { observer() }
  }
}

extension Center {
  @MainActor var compat: Compat<Center> { Compat(content: self) }
}
extension Compat where Content: Center {
  func announce(_ number: Int) {  // stays: removable-shim/namespace "runs on 'MainActor'"
    if #available(iOS 15, *) { content.post(number: number) } else { content.observer() }
  }
}

// ==== Wrapper.swift
@MainActor struct Compat<Content> { let content: Content }

// ==== main.swift
import Foundation
import Native

let center = Center()
center.observer = { print(Thread.isMainThread) }
func work() async {
  await center.send(1)
  await center.tell(2)
  await center.compat.announce(3)
}
Task.detached {
  await work()
  exit(0)
}
RunLoop.main.run()
