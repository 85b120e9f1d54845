// target: iOS 15
// if #available(iOS 13, *) is a comment
/* if #available(iOS 13, *) { /* nested */ } */
let a = "if #available(iOS 13, *)"
let b = """
  if #available(iOS 13, *) { }
  """
let c = #"\(#available(iOS 13, *))"#
let d = /#available(iOS 13, *)/
let `available` = 1
