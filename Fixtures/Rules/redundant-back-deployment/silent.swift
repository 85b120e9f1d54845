// target: iOS 16
@backDeployed(before: tvOS 15) // not built here
public func other() { }
@backDeployed(before: ) // malformed
public func malformed() { }
// @backDeployed(before: iOS 15)
let text = "@backDeployed(before: iOS 15)"
