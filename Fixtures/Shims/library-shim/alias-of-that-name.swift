// A typealias makes the library's type known by its native name: what it stands for would be itself.
// iOS: 15 -> 16
// still builds for the old minimum: nothing is changed

// ==== Aliases.swift
import SwiftUI
import SwiftUIBackports

enum Platform {
  typealias StateObject = Backport<Any>.StateObject  // stays: library-shim "'StateObject' means something else there"
}
