func Two() {}
