func Main() {}
