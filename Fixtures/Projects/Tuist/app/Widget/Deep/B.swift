func B() {}
