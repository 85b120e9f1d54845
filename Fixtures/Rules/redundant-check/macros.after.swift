// target: macOS 13
if #available(SwiftStdlib 5.9, *) { // above the minimum
}
if #available(SwiftStdlib 5.7, *) { } // defined for other versions only
if #available(_iOS13Aligned, *) { } // nobody defined it
if #available(anyAppleOS 26, *) { } // above the minimum
