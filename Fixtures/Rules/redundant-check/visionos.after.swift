// targets: iOS 15, visionOS 1
if #available(iOS 15, visionOS 2, *) { } // visionOS's own clause counts
#if os(visionOS)
if #available(iOS 18, *) { } // what that is on visionOS, the SDK says
#endif
