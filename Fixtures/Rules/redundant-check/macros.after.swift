// target: macOS 13
// macro: SwiftStdlib 5.6:macOS 12.3, iOS 15.4
// macro: SwiftStdlib 5.9:macOS 14, iOS 17
if #available(SwiftStdlib 5.9, *) { // above the minimum
}
if #available(SwiftStdlib 5.7, *) { } // defined for other versions only
if #available(_iOS13Aligned, *) { } // nobody defined it
if #available(anyAppleOS 26, *) { } // above the minimum
