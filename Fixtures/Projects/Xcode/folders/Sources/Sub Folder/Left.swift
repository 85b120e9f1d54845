func Left() {}
