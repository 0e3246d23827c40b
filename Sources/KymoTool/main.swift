// The program itself. All that it does is in the library `kymo`, where tests can call it: a test
// target does not wait for the module of a program.

internal import kymo

Kymo.main()
