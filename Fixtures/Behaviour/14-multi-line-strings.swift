func poem() -> String {
  if #available(iOS 13, *) {
    return """
      First
        indented
      \(1 + 1)

      last
      """
  } else {
    return "old"
  }
}

func deeper(_ x: Int) {
  if x > 0 {
    if #available(iOS 13, *) {
      if #available(iOS 14, *) {
        print("""
        flush
            deep
        """)
        print(#"""
          raw \(x) \#(x)
          """#)
      }
    }
  }
}

func flushLeft() {
  if #available(iOS 13, *) {
    let text = """
at the margin
  two in
"""
    print(text)
  }
}

print(poem())
deeper(1)
flushLeft()
