import UIKit

// The entry point moved to a file of its own.
class AppDelegate: UIResponder, UIApplicationDelegate {}
