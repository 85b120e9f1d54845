// Indented by tabs, and without a newline at the end.
func poem(_ deep: Bool) -> String {
	if #available(iOS 13, *) {
		if deep {
			return """
				first
					indented
				last
				"""
		}
		return "shallow"
	} else {
		return "old"
	}
}

func chosen(_ x: Int) {
	switch x {
	case 0:
		if #available(iOS 13, *) { print("modern")
			print("and more") } else { print("old") }
	default:
		if #unavailable(iOS 13) {
			print("old")
		}
	}
}

let value: Int = {
	if #available(iOS 13, *) {
	    // spaces behind tabs
	    return 1
	}
	return 2
}()

chosen(0); chosen(1); print(value, poem(true), poem(false))