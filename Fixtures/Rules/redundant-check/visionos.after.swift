// targets: iOS 15, visionOS 1
if #available(iOS 16, *) { } // above the minimum of iOS
if #available(iOS 15, visionOS 2, *) { } // visionOS's own clause counts
#if os(visionOS)
if #available(iOS 18, *) { } // a check on visionOS does not look at iOS: '*' alone decides
if #available(visionOS 1.1, *) { } // above
#endif
