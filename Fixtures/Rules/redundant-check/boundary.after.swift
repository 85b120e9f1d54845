// target: iOS 13.4
// Below, at and above, in all three numbers.
one()
two()
three()
four()
if #available(iOS 13.4.1, *) { five() } // a patch above
if #available(iOS 13.5, *) { six() } // a minor version above
if #available(iOS 14, *) { seven() } // a major version above
if #available(iOS 13.10, *) { eight() } // 10 is more than 4
