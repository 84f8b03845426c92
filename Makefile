.PHONY: run test build

run:
	./hrajme

test:
	./hrajme test

build:
	./hrajme build
