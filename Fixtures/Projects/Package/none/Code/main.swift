func main() {}
