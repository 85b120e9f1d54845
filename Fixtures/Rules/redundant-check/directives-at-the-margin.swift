// target: iOS 15
// `#if` at the margin says nothing of the indentation around it.
func alone() {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
        // why
        // it is so
#if DEBUG
        log()
            .more()
#else
        other()
#endif
    }
}
func first() {
    start()
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
#if DEBUG
        log()
#endif
    }
}
func commentsAbove() {
    start()
    // of the statement
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
#if DEBUG
        log()
#endif
        end()
    }
}
func directivesOnly() {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
#if DEBUG
#if INNER
        log()
#endif
#endif
        end()
    }
}
func indented() {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
        #if DEBUG
            log()
        #endif
    }
}
    func halfway() {
        if #available(iOS 15, *) { // expect: 12 [redundant-check] "always true"
    #if DEBUG
            log()
    #endif
        }
    }
func onOneLine() { if #available(iOS 15, *) { // expect: 23 [redundant-check] "always true"
#if DEBUG
    log()
#endif
} }
func closure() {
    list.forEach { item in
        if #available(iOS 15, *) { // expect: 12 [redundant-check] "always true"
#if DEBUG
            log(item)
#endif
        } else {
            old(item)
        }
    }
}
