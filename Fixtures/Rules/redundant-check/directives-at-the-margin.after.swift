// target: iOS 15
// `#if` at the margin says nothing of the indentation around it.
func alone() {
    // why
    // it is so
#if DEBUG
    log()
        .more()
#else
    other()
#endif
}
func first() {
    start()
#if DEBUG
    log()
#endif
}
func commentsAbove() {
    start()
    // of the statement
#if DEBUG
    log()
#endif
    end()
}
func directivesOnly() {
#if DEBUG
#if INNER
    log()
#endif
#endif
    end()
}
func indented() {
    #if DEBUG
        log()
    #endif
}
    func halfway() {
    #if DEBUG
        log()
    #endif
    }
func onOneLine() { 
#if DEBUG
log()
#endif
}
func closure() {
    list.forEach { item in
#if DEBUG
        log(item)
#endif
    }
}
