"""What ``./hrajme`` does before the program runs; standard library only, since nothing is installed yet."""
