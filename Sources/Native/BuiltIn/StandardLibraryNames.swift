/// The functions of `Swift` and `_Concurrency`, which every file imports. A call of such a name on an unknown
/// receiver may refer to them. The index of an SDK does not contain these modules.
public enum StandardLibraryNames {
  /// - Parameter title: `index(_:offsetBy:)`.
  public static func hasFunction(_ title: String) -> Bool {
    var title = title
    return title.withUTF8 { title in
      names.withUTF8Buffer { names in
        var rest = names[...]
        while !rest.isEmpty {
          let middle = rest.startIndex + rest.count / 2
          let start = rest[..<middle].lastIndex(where: isSeparator).map { $0 + 1 } ?? rest.startIndex
          let end = rest[middle...].firstIndex(where: isSeparator) ?? rest.endIndex
          if rest[start..<end].elementsEqual(title) { return true }
          rest =
            rest[start..<end].lexicographicallyPrecedes(title)
            ? rest[min(end + 1, rest.endIndex)...] : rest[..<max(start - 1, rest.startIndex)]
        }
        return false
      }
    }
  }

  /// Whether a function has this name, with any parameters.
  public static func hasFunction(called name: String) -> Bool {
    names.withUTF8Buffer { names in
      names.split(whereSeparator: isSeparator).contains { title in
        title.starts(with: name.utf8) && title.dropFirst(name.utf8.count).first == UInt8(ascii: "(")
      }
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }

  /// Sorted by bytes, so that a lookup is a binary search without building a set.
  private static let names: StaticString = """
    abs(_:) add(key:value:) add(member:) add(priority:operation:) addAndFetch(_:)
    addImmediateTask(name:priority:executorPreference:operation:)
    addImmediateTaskUnlessCancelled(name:priority:executorPreference:operation:) addProduct(_:_:)
    addTask(executorPreference:priority:operation:) addTask(name:executorPreference:priority:operation:)
    addTask(name:priority:operation:) addTask(priority:operation:)
    addTaskUnlessCancelled(executorPreference:priority:operation:)
    addTaskUnlessCancelled(name:executorPreference:priority:operation:)
    addTaskUnlessCancelled(name:priority:operation:) addTaskUnlessCancelled(priority:operation:)
    addingProduct(_:_:) addingReportingOverflow(_:) advanced(by:) alignedDown(for:)
    alignedDown(toMultipleOf:) alignedUp(for:) alignedUp(toMultipleOf:) alignment(ofValue:) all(_:)
    allSatisfy(_:) allocate(byteCount:alignment:) allocate(bytes:alignedTo:) allocate(capacity:)
    allocate(count:) andAndFetch(_:) any(_:) append(_:) append(_:as:)
    append(addingCapacity:initializingWith:) append(contentsOf:) append(repeating:count:)
    append(repeating:count:as:) appendInterpolation(_:) appendInterpolation(_:default:) appendLiteral(_:)
    appendSubsequence(end:) appending(path:) applying(_:) asSerialExecutor() asTaskExecutor()
    asUnownedSerialExecutor() asUnownedTaskExecutor() assert(_:_:file:line:) assertIsolated(_:file:line:)
    assertionFailure(_:file:line:) assign(from:count:) assign(repeating:) assign(repeating:count:)
    assumeIsolated(_:file:line:) assumingMemoryBound(to:) async(priority:operation:)
    asyncDetached(priority:operation:) asyncUnlessCancelled(priority:operation:) bindMemory(to:)
    bindMemory(to:capacity:) byteOffsets(of:) bytesEqual(to:) cancel() cancelAll() charactersEqual(to:)
    checkCancellation() checkForASCII() checkForNFC(quickCheck:) checkIsolated()
    clamp(lowerBound:upperBound:) clamped(lowerBound:upperBound:) clamped(to:) combine(_:) combine(bytes:)
    compactMap(_:) compactMapValues(_:) compareExchange(expected:desired:) container(keyedBy:) contains(_:)
    contains(where:) copyBytes(from:) copyBytes(from:count:) copyMemory(from:) copyMemory(from:byteCount:)
    count(where:) create(minimumCapacity:makingHeaderWith:) dataCorruptedError(forKey:in:debugDescription:)
    dataCorruptedError(in:debugDescription:) deallocate() deallocate(bytes:alignedTo:) deallocate(capacity:)
    debugPrint(_:separator:terminator:) debugPrint(_:separator:terminator:to:) decode(_:) decode(_:forKey:)
    decodeCString(_:as:repairingInvalidCodeUnits:) decodeIfPresent(_:) decodeIfPresent(_:forKey:)
    decodeNil() decodeNil(forKey:) deinitialize() deinitialize(count:) deinitializeElement(at:)
    descendant(_:_:) detach(priority:operation:) detached(name:executorPreference:priority:operation:)
    detached(name:priority:operation:) difference(from:) difference(from:by:) distance(from:to:)
    distance(to:) dividedReportingOverflow(by:) dividingFullWidth(_:) drop(while:) dropFirst(_:)
    dropLast(_:) dump(_:name:indent:maxDepth:maxItems:) dump(_:to:name:indent:maxDepth:maxItems:)
    duration(to:) elementsEqual(_:) elementsEqual(_:by:) encode(_:) encode(_:forKey:) encode(_:into:)
    encode(contentsOf:) encode(to:) encodeConditional(_:) encodeConditional(_:forKey:)
    encodeIfPresent(_:forKey:) encodeNil() encodeNil(forKey:) enqueue(_:) enumerated() escalatePriority(to:)
    escaped(asASCII:) exchange(_:with:) extendLifetime(_:) extractIsolation(_:) extracting(_:)
    extracting(droppingFirst:) extracting(droppingLast:) extracting(first:) extracting(last:)
    extracting(unchecked:) fatalError(_:file:line:) fetchAndAdd(_:) fetchAndAnd(_:) fetchAndOr(_:)
    fetchAndXor(_:) filter(_:) finalize() finalize(for:) finish() finish(throwing:) first(where:)
    firstIndex(of:) firstIndex(where:) flatMap(_:) flatMapError(_:) forEach(_:) formIndex(_:offsetBy:)
    formIndex(_:offsetBy:limitedBy:) formIndex(after:) formIndex(before:) formIntersection(_:)
    formRemainder(dividingBy:) formSquareRoot() formSymmetricDifference(_:)
    formTruncatingRemainder(dividingBy:) formUnion(_:) fromOpaque(_:) generateHalfDigit(high:low:) get()
    getResult() hasBreak(before:) hasCandidateBreakAtEnd() hasGuaranteedBreak(after:) hasPrefix(_:)
    hasSuffix(_:) hash(into:) hashValue(at:) immediate(name:priority:executorPreference:operation:)
    immediateDetached(name:priority:executorPreference:operation:) index(_:offsetBy:)
    index(_:offsetBy:limitedBy:) index(after:) index(before:) index(forKey:) index(of:) index(where:)
    indices(of:) indices(where:) inferringMoves() initialize(from:) initialize(from:count:)
    initialize(fromContentsOf:) initialize(repeating:) initialize(repeating:count:) initialize(to:)
    initialize(to:count:) initializeElement(at:to:) initializeMemory(as:at:count:to:)
    initializeMemory(as:from:) initializeMemory(as:from:count:) initializeMemory(as:fromContentsOf:)
    initializeMemory(as:repeating:) initializeMemory(as:repeating:count:) initializeMemory(as:to:)
    insert(_:) insert(_:at:) insert(_:within:) insert(contentsOf:) insert(contentsOf:at:) intersection(_:)
    inverse() isASCII(_:) isCanonicallyEquivalent(to:) isCanonicallyLessThan(_:) isContinuation(_:)
    isDisjoint(_:) isDisjoint(with:) isEqual(to:) isIdentical(to:) isIsolatingCurrentContext()
    isKnownUniquelyReferenced(_:) isLeadSurrogate(_:) isLess(than:) isLessThanOrEqualTo(_:) isMultiple(of:)
    isMutableAndUniquelyReferenced() isSameExclusiveExecutionContext(other:) isStrictSubset(of:)
    isStrictSuperset(of:) isSubset(of:) isSuperset(of:) isSurrogate(_:) isTotallyOrdered(belowOrEqualTo:)
    isTrailSurrogate(_:) isUniqueReference() joined() joined(separator:) last(where:) lastIndex(of:)
    lastIndex(where:) leadSurrogate(_:) lexicographicallyPrecedes(_:) lexicographicallyPrecedes(_:by:)
    load() load(fromByteOffset:as:) loadUnaligned(fromByteOffset:as:) lowercased() makeAsyncIterator()
    makeCharacterIterator() makeContiguousUTF8() makeIterator() makeStream(of:bufferingPolicy:)
    makeStream(of:throwing:bufferingPolicy:) makeUnicodeScalarIterator() map(_:) mapError(_:) mapValues(_:)
    max() max(_:_:) max(_:_:_:_:) max(by:) maximum(_:_:) maximumMagnitude(_:_:) measure(_:)
    measure(isolation:_:) merge(_:uniquingKeysWith:) merging(_:uniquingKeysWith:) microseconds(_:)
    milliseconds(_:) min() min(_:_:) min(_:_:_:_:) min(by:) minimum(_:_:) minimumMagnitude(_:_:) move()
    moveAssign(from:count:) moveElement(from:) moveEntry(from:to:) moveInitialize(from:count:)
    moveInitialize(fromContentsOf:) moveInitializeMemory(as:from:count:)
    moveInitializeMemory(as:fromContentsOf:) moveSubranges(_:to:) moveUpdate(from:count:)
    moveUpdate(fromContentsOf:) multipliedFullWidth(by:) multipliedReportingOverflow(by:) nanoseconds(_:)
    negate() nestedContainer(keyedBy:) nestedContainer(keyedBy:forKey:) nestedUnkeyedContainer()
    nestedUnkeyedContainer(forKey:) next() next(isolation:) next(upperBound:) nextResult(isolation:)
    numericCast(_:) offset(of:) orAndFetch(_:) overlaps(_:) parseScalar(from:) partition(by:)
    passRetained(_:) passUnretained(_:) pointer(to:) pointwiseMax(_:_:) pointwiseMin(_:_:) popFirst()
    popLast() precondition(_:_:file:line:) preconditionFailure(_:file:line:)
    preconditionIsolated(_:file:line:) predecessor() prefix() prefix(_:) prefix(through:) prefix(upTo:)
    prefix(while:) previous() print(_:separator:terminator:) print(_:separator:terminator:to:)
    quickBreak(between:and:) quotientAndRemainder(dividingBy:) random() random(in:) random(in:using:)
    random(using:) randomElement() randomElement(using:) readLine(strippingNewline:) reduce(_:_:)
    reduce(into:_:) relative(to:) release() remainder(dividingBy:) remainderReportingOverflow(dividingBy:)
    remove(_:) remove(_:within:) remove(at:) remove(contentsOf:) removeAll() removeAll(keepingCapacity:)
    removeAll(where:) removeFirst() removeFirst(_:) removeLast() removeLast(_:) removeSubrange(_:)
    removeSubranges(_:) removeValue(forKey:) removingSubranges(_:) repeatElement(_:count:)
    replace(with:where:) replaceSubrange(_:with:) replaceSubrange(_:with:elementsOf:) replacing(with:where:)
    requestNativeBuffer() requestUniqueMutableBackingBuffer(minimumCapacity:) reserveCapacity(_:)
    reset(roundingBackwardsFrom:) reset(roundingForwardsFrom:) reset(toUnchecked:) resume()
    resume(returning:) resume(throwing:) resume(with:) retain() reverse() reversed() round() round(_:)
    rounded() rounded(_:) run(resultType:body:) runDetached(priority:operation:)
    runSynchronously(isolatedTo:taskExecutor:) runSynchronously(on:) samePosition(in:) seconds(_:)
    sequence(first:next:) sequence(state:next:) shuffle() shuffle(using:) shuffled() shuffled(using:)
    signum() singleValueContainer() size(ofValue:) skipBack() skipBack(by:) skipForward() skipForward(by:)
    sleep(_:) sleep(for:tolerance:) sleep(for:tolerance:clock:) sleep(nanoseconds:) sleep(until:tolerance:)
    sleep(until:tolerance:clock:) sort() sort(by:) sorted() sorted(by:) spawn(priority:operation:)
    spawnUnlessCancelled(priority:operation:) split(_:)
    split(maxSplits:omittingEmptySubsequences:whereSeparator:)
    split(separator:maxSplits:omittingEmptySubsequences:) squareRoot() starts(with:) starts(with:by:)
    store(_:) storeBytes(of:toByteOffset:as:) storeBytes(of:toUncheckedByteOffset:as:)
    stride(from:through:by:) stride(from:to:by:) stride(ofValue:) stringForPrintObject(_:)
    stringForPrintObject(_:mangledTypeName:) subtract(_:) subtracting(_:) subtractingReportingOverflow(_:)
    successor() suffix() suffix(_:) suffix(from:) sum() superDecoder() superDecoder(forKey:) superEncoder()
    superEncoder(forKey:) suspend() swap(_:_:) swapAt(_:_:) swapAt(unchecked:unchecked:)
    swift_unboxFromSwiftValueWithType(_:_:) symmetricDifference(_:) take() takeRetainedValue()
    takeUnretainedValue() toOpaque() toggle() trailSurrogate(_:) transcode(_:_:_:_:stopOnError:)
    transcode(_:from:) transcode(_:from:to:stoppingOnError:into:)
    transcodedLength(of:decodedAs:repairingIllFormedSequences:) truncatingRemainder(dividingBy:) type(of:)
    unicodeScalarsEqual(to:) union(_:) unkeyedContainer() unsafeBitCast(_:to:) unsafeDowncast(_:to:)
    unsafeLoad(fromByteOffset:as:) unsafeLoad(fromUncheckedByteOffset:as:)
    unsafeLoadUnaligned(fromByteOffset:as:) unsafeLoadUnaligned(fromUncheckedByteOffset:as:) update(from:)
    update(from:count:) update(fromContentsOf:) update(repeating:) update(repeating:count:) update(with:)
    updateValue(_:forKey:) uppercased() utf16Offset(in:) waitForAll(isolation:) width(_:) withCString(_:)
    withCString(encodedAs:_:) withCancellationHandler(handler:operation:)
    withCheckedContinuation(isolation:function:_:) withCheckedThrowingContinuation(isolation:function:_:)
    withContiguousMutableStorageIfAvailable(_:) withContiguousStorageIfAvailable(_:)
    withDiscardingTaskGroup(returning:isolation:body:) withExtendedLifetime(_:_:)
    withGroup(resultType:returning:body:) withMemoryRebound(to:_:) withMemoryRebound(to:capacity:_:)
    withMutableCharacters(_:) withSerialExecutor(_:) withTaskCancellationHandler(handler:operation:)
    withTaskCancellationHandler(operation:onCancel:isolation:)
    withTaskExecutorPreference(_:isolation:operation:) withTaskGroup(of:returning:isolation:body:)
    withTaskPriorityEscalationHandler(operation:onPriorityEscalated:)
    withTaskPriorityEscalationHandler(operation:onPriorityEscalated:isolation:)
    withThrowingDiscardingTaskGroup(returning:isolation:body:)
    withThrowingTaskGroup(of:returning:isolation:body:) withUTF8(_:) withUTF8Buffer(_:)
    withUnsafeBufferPointer(_:) withUnsafeBytes(_:) withUnsafeBytes(of:_:)
    withUnsafeContinuation(isolation:_:) withUnsafeCurrentTask(body:) withUnsafeMutableBufferPointer(_:)
    withUnsafeMutableBytes(_:) withUnsafeMutableBytes(of:_:) withUnsafeMutablePointer(to:_:)
    withUnsafeMutablePointerToElements(_:) withUnsafeMutablePointerToHeader(_:)
    withUnsafeMutablePointers(_:) withUnsafePointer(to:_:)
    withUnsafeTemporaryAllocation(byteCount:alignment:_:) withUnsafeTemporaryAllocation(of:capacity:_:)
    withUnsafeThrowingContinuation(isolation:_:) withVaList(_:_:) withValue(_:operation:file:line:)
    withValue(_:operation:isolation:file:line:) withoutActuallyEscaping(_:do:) wrappedSum() write(_:)
    write(to:) xorAndFetch(_:) yield() yield(_:) yield(with:) zip(_:_:)
    """
}
