// targets: iOS 26, visionOS 2
@backDeployed(before: iOS 18) // expect: 1 [redundant-back-deployment] "the minimums are iOS 26.0 and visionOS 2.0"
public func at() { }
@backDeployed(before: iOS 18.1) // visionOS 2.1
public func above() { }
@backDeployed(before: iOS 18.1, visionOS 1.1) // expect: 1 [redundant-back-deployment] "is never used"
public func own() { }
@backDeployed(before: anyAppleOS 26) // above the minimum of visionOS
public func any() { }
@backDeployed(before: anyAppleOS 26, visionOS 2) // expect: 1 [redundant-back-deployment] "is never used"
public func below() { }
@backDeployed(before: anyAppleOS 27, visionOS 2) // not without: anyAppleOS would speak for visionOS
public func newer() { }
