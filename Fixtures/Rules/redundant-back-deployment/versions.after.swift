// targets: iOS 16, macOS 13
public func at() { }
public func below() { }
@backDeployed(before: iOS 17)
public func above() { }
@available(iOS 15, *)
public func both() { }
