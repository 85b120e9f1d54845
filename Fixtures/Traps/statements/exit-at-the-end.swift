// The program ends in the branch that stays: what follows is dead.
// min: 15

// ==== main.swift
import Foundation
func run() { print("run") }
func start() {
    if #available(iOS 15, *) { run(); exit(0) }
    print("This tool needs a newer system.")
    exit(1)
}
start()
