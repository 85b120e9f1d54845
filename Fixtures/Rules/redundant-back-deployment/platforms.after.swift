// targets: iOS 26, visionOS 2
public func at() { }
@backDeployed(before: iOS 18.1) // visionOS 2.1
public func above() { }
public func own() { }
@backDeployed(before: anyAppleOS 26) // above the minimum of visionOS
public func any() { }
public func below() { }
@backDeployed(before: anyAppleOS 27, visionOS 2) // not without: anyAppleOS would speak for visionOS
public func newer() { }
