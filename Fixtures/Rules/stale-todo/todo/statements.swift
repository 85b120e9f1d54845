// target: iOS 16
// What says how systems behave is not a task.
// On iOS 15 there seems to be a bug when the list is empty.
// When linked against iOS 14 or later the value is ignored.
// Redundant with the delegate, but iOS 13 calls only this one.
// This fixture specifies a deployment target of iOS 12, and uses API obsoleted in iOS 13.
// We dropped support for iOS 12 in version 5.
// Remove the extra list; iOS 15 had the same layout.
// We only support selection on iOS 15+.
// TODO: find out why this fails on iOS 13
// The first deployment of these simulators is iOS 14.0.
// When deploying to iOS prior to iOS 15, add an rpath.
let text = "// remove when we drop iOS 13"
// If your deployment target is earlier than the trait supports (iOS 15), you can use the function.
let statementOfTarget = 1
