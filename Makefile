.PHONY: run test build bench

run:
	./hrajme

test:
	./hrajme test

build:
	./hrajme build

bench:
	./hrajme bench
