// swift-tools-version:5.5
import PackageDescription
let package = Package(name: "Assigned", targets: [.target(name: "Assigned")])
#if os(macOS)
package.platforms = [.macOS(.v11), .macOS(.v12)]
#endif
