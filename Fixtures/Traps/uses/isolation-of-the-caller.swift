// A shim that runs on the main actor, used by code that runs there itself: nothing waits, and the native call may stand there.
// min: 16

// ==== Native/Center.swift
public final class Center: @unchecked Sendable {
  public init() {}
  public func post(number: Int) { print(number) }
}

// ==== Compat.swift
import Native

extension Center {
  @MainActor func send(_ number: Int) {
    if #available(iOS 15, *) { post(number: number) } else { print("old") }
  }
}

// ==== main.swift
import Native

@MainActor func tell(_ center: Center) { center.send(1) }
await tell(Center())

// ==== after: Compat.swift: gone

// ==== after: main.swift
import Native

@MainActor func tell(_ center: Center) { center.post(number: 1) }
await tell(Center())
