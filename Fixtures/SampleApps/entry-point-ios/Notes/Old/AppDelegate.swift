import UIKit

// The entry point moved to Main.swift.
class AppDelegate: UIResponder, UIApplicationDelegate {}
