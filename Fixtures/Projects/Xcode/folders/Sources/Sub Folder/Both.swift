func Both() {}
