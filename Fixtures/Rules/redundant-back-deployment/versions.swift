// targets: iOS 16, macOS 13
@backDeployed(before: iOS 16) // expect: 1 [redundant-back-deployment] "'@backDeployed(before: iOS 16)' is never used: the minimum is iOS 16.0 (--min); the attribute can go"
public func at() { }
@backDeployed(before: iOS 15, macOS 12) // expect: 1 [redundant-back-deployment] "the minimums are iOS 16.0 and macOS 13.0"
public func below() { }
@backDeployed(before: iOS 17)
public func above() { }
@available(iOS 15, *) // expect: 1 [redundant-attribute] "restricts nothing"
@backDeployed(before: iOS 16) // expect: 1 [redundant-back-deployment] "is never used"
public func both() { }
