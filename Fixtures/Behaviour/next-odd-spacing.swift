func tight(){if #available(iOS 13,*){print("tight")}else{print("old")}}
func spread()
{
  if
    #available(iOS 13, *)
  {
    print("spread")
  }
  else
  {
    print("old")
  }
}
func tabs() {
	if #available(iOS 13, *) {
		if #available(iOS 14, *) {
			print("tabs")
		}
	} else {
		print("old")
	}
}
func blank() {

  if #available(iOS 13, *) {

    print("blank")

  } else {

    print("old")

  }

}
tight()
spread()
tabs()
blank()
