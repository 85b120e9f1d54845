// Documentation in the first line of a file goes with what it documents.
// min: 16

// ==== Old.swift
/// The old way.
func old() { print("gone") }
/// What stays.
func other() { print("other") }

// ==== main.swift
func run() {
  if #unavailable(iOS 15) { old() }
  other()
}
run()

// ==== after: Old.swift
/// What stays.
func other() { print("other") }

// ==== after: main.swift
func run() {
  other()
}
run()
