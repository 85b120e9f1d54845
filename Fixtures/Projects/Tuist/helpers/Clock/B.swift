func clock() {}
