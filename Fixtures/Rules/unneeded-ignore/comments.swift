// target: iOS 15
// expect+1: 1 [unneeded-ignore] "'backport:ignore redundant-check' silences nothing"
// backport:ignore redundant-check: there was a check here once
newer()

// At the minimum and below it, the check needs its comment.
// backport:ignore redundant-check
if #available(iOS 13, *) { modern() }
if #available(iOS 15, *) { modern() } // backport:ignore (redundant-check) -- shown in a talk

// Above the minimum there is nothing to silence.
// expect+1: 3 [unneeded-ignore] "'backport:ignore redundant-check' silences nothing"
  /* backport:ignore redundant-check */ if #available(iOS 16, *) { newer() }

// One of several rules is enough.
// backport:ignore redundant-attribute, redundant-check
if #available(iOS 14, *) { modern() }

// Rules that look at the project, and all rules together: not known here.
// backport:ignore forwarding-shim
newer()
// backport:ignore
newer()
// backport:ignore redundant-check forwarding-shim
newer()

// A region in which nothing is left.
// expect+1: 1 [unneeded-ignore] "'backport:ignore-start redundant-check' silences nothing"
// backport:ignore-start redundant-check
newer()
// backport:ignore-end
