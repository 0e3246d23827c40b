// What libFuzzer offers to programs that have a main function of their own; see "Using libFuzzer as a library" in its
// documentation. The toolchain has no header for it.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*try_input)(const uint8_t *bytes, size_t count));
