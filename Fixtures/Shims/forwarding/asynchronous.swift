// An asynchronous shim whose native call is awaited and tried as well.
// iOS: 14 -> 15
// still builds for the old minimum: the stand-in has it from iOS 13 on

// ==== Session.swift
import Foundation

extension URLSession {
  @available(iOS 13, *)
  func bytes(at url: URL) async throws -> (Data, URLResponse) {
    if #available(iOS 15, *) {
      return try await data(from: url)
    } else {
      return (try Data(contentsOf: url), URLResponse())
    }
  }
}

// ==== Loader.swift
import Foundation

struct Loader {
  func load(_ url: URL) async -> Data? {
    try? await URLSession.shared.bytes(at: url).0
  }

  func both(_ a: URL, _ b: URL) async throws -> [Data] {
    async let first = URLSession.shared.bytes(at: a)
    let second = try await URLSession.shared.bytes(at: b)
    return [try await first.0, second.0]
  }
}

// ==== after: Session.swift: gone

// ==== after: Loader.swift
import Foundation

struct Loader {
  func load(_ url: URL) async -> Data? {
    try? await URLSession.shared.data(from: url).0
  }

  func both(_ a: URL, _ b: URL) async throws -> [Data] {
    async let first = URLSession.shared.data(from: a)
    let second = try await URLSession.shared.data(from: b)
    return [try await first.0, second.0]
  }
}
