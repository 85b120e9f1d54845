import Native

/// Names that the standard library gives to members.
enum StandardMembers {
  static func mayDeclare(_ name: String) -> Bool {
    properties.contains(name) || StandardLibraryNames.hasFunction(called: name)
  }

  /// Names that classes of UIKit, AppKit and Foundation give to properties, and that no index holds.
  static let areOfViews: Set<String> = [
    "isHidden", "isEnabled", "isSelected", "isHighlighted", "isEditing", "isFocused", "isAnimating",
    "isActive",
    "isOpaque", "isFinished", "isExecuting", "isReady", "isRunning", "isValid", "isViewLoaded", "isPaused",
  ]

  /// The properties and cases of `Swift`, `_Concurrency` and `_StringProcessing`.
  private static let properties = Set(names.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let names = """
    above aboveLeft aboveRight addr address age alignment allBits allCases allKeys allTrue argc arguments
    array arrayPropertyIsNativeTypeChecked asNative asSmall asciiValue attachedAbove attachedAboveRight
    attachedBelow attachedBelowLeft attoseconds attributedString awayFromZero background base baseAddress
    basePriority below belowLeft belowRight bezierPath bigEndian binade bit bitPattern bitWidth bits
    bitsToUse bitset bool borrow bucketCount buf buffer bufferHigh bufferLow builder byteCount byteOffsets
    byteSwapped bytes canonicalCombiningClass capacity changesWhenCaseFolded changesWhenCaseMapped
    changesWhenLowercased changesWhenNFKCCaseFolded changesWhenTitlecased changesWhenUppercased characters
    children codeUnits codingKey codingPath color complement components continuous convertedToNative copy
    count countMask countedBy cu current currentCodeUnitOffset currentIndex currentPriority customMirror
    customPlaygroundQuickLook dataCorrupted debugDescription default description desiredPtr dest destLow
    discriminatedObjectRawBits discriminatorMask displayStyle double doubleAbove doubleBelow down eager
    elementTypeIsBridgedVerbatim elements empty emptyInput emptyString encodedOffset
    encodedReplacementCharacter endBucket endIndex endedBy equal error evenHalf expected explicitSignificand
    exponent exponentBitCount exponentBitPattern failure fastUTF first firstElementAddress
    firstElementAddressIfContiguous flagMask flags flagsMask float floatingPointClass fpRegistersUsed
    freeCapacity generalCategory globalConcurrentExecutor gpRegistersUsed graphemeCluster
    greatestFiniteMagnitude group hadError hasPointerRepresentation hashTable hashValue header headerAddress
    hexDigitValue high highCount highHalf i id identity image immutableCapacity immutableCount
    immutableStorage indices infinity initialCapacity input insertions int intValue
    invalidNonSurrogateCodePointByte invalidValue iotaSubscript isASCII isASCIIHexDigit isASCIIMask
    isAlphabetic isAtEnd isBidiControl isBidiMirrored isCancelled isCanonical isCaseIgnorable isCased
    isContiguousUTF isCurrencySymbol isDash isDefaultIgnorableCodePoint isDeprecated isDescending
    isDiacritic isEmoji isEmojiModifier isEmojiModifierBase isEmojiPresentation isEmpty isExtender
    isFastASCII isFastUTF isFastZeroTerminated isFinite isForeign isForeignUTF isFull
    isFullCompositionExclusion isGraphemeBase isGraphemeExtend isHexDigit isIDContinue isIDSBinaryOperator
    isIDSTrinaryOperator isIDStart isIdeographic isImmortal isInfinite isJoinControl isKnownASCII isKnownNFC
    isLarge isLetter isLogicalOrderException isLowercase isMainExecutor isMath isMathSymbol isMortal isNFC
    isNFCMask isNaN isNative isNativelyStored isNativelyStoredMask isNewline isNoncharacterCodePoint
    isNormal isNumber isObjC isPatternSyntax isPatternWhitespace isPreferredRepresentation isPunctuation
    isQuotationMark isRadical isSentenceTerminal isSignMinus isSignalingNaN isSigned isSmall isSoftDotted
    isSubnormal isSymbol isTailAllocated isTailAllocatedMask isTerminalPunctuation isUTF isUnflaggedNative
    isUnifiedIdeograph isUppercase isVariationSelector isWhitespace isWholeNumber isXIDContinue isXIDStart
    isZero isZeroPosition iterator kanaVoicing key keyCollision keyNotFound keys kind largeAddress
    largeAddressBits largeAddressMask largeCount largeFastIsTailAllocated last lazy leadingRawBits
    leadingZeroBitCount leastNonzeroMagnitude leastNormalMagnitude left len less let lifetimeDependence
    littleEndian low lowCount lowHalf lowerBound lowercaseMapping lowercaseUpperBound magnitude mask max
    maxValue maximum medium method min minValue minimum minimumResolution minus multiplicand mutableArray
    mutableBytes mutableCapacity mutableCount mutableFirstElementAddress mutableOrEmptyStorage mutableSpan
    mutableStorage name nameAlias nan native nativeBias nativeBuffer nativeInstance nativeOwner nativeUTF
    negativeInfinity negativeNormal negativeSubnormal negativeZero newCount newElementIndex
    newElementsEndIndex nextDown nextEncoded nextTranscoded nextUp none nonescaping nonzeroBitCount
    notReordered now nukta null numericType numericValue numericalUpperBound objCInstance object oddHalf
    offset oldCount oldValue onTermination one opaque orderingValue output overlay overlongEncodingByte
    owner p param pi playgroundDescription plus point pointee pointer positiveInfinity positiveNormal
    positiveSubnormal positiveZero possessive previous priorEncoded priorTranscoded priority projectedValue
    properties providesFastUTF ptr quietNaN r radix range ranges rawBits rawDiscriminatedObject rawExpected
    rawTarget rawValue record rectangle regex reluctant removals repeatedValue result retainer right
    rootType scalarCount scalarValue selfElementIndex selfElementsEndIndex shared sharedUnownedExecutor
    shift shifted sign signAndExponent signalingNaN significand significandBitCount significandBitPattern
    significandWidth simple size sizedBy smallCount smallIsASCII some sound span sprite src stackAddress
    startASCII startBucket startIndex startUTF staticElementType storage storedPropertyOffset str stride
    stringValue strippingTranscoding subjectType subranges subscriptBaseAddress substring success
    successfulCasts superclassMirror surrogateCodePointByte suspending systemEpoch temp text
    titlecaseMapping tmp toNearestOrAwayFromZero toNearestOrEven towardZero trailingRawBits
    trailingZeroBitCount transcodedOffset truncatedScalar type typeMismatch uInt ulp ulpOfOne
    underestimatedCount underlyingError unexpectedContinuationByte unflaggedNativeInstance unicodeScalar
    unicodeScalars unmanaged unownedExecutor unownedTaskExecutor unsafeArgv unsafeRawPointer
    unsafelyUnwrapped unspecified unusedCapacity up upperBound uppercaseMapping uppercaseUpperBound url
    userInfo userInitiated userInteractive utf utility v validPointer value valueNotFound valueType values
    version view virama w wholeNumberValue wonRace word wordCount words wrappedValue x y z zero
    zeroTerminatedRawCodeUnits
    """
}
