#include "CSwiftRuntime.h"

#ifdef __ELF__

// The runtime's own entry point for records of protocol conformances, exported by libswiftCore for the
// object that registers those of every image (stdlib/public/runtime/SwiftRT-ELF-WASM.cpp).
extern void swift_registerProtocolConformances(const void *begin, const void *end);

// A linker names the bounds of a section so. Weak: there may be no such section.
extern const char __start_kymo_late_conformances[] __attribute__((weak, visibility("hidden")));
extern const char __stop_kymo_late_conformances[] __attribute__((weak, visibility("hidden")));

void kymo_register_late_conformances(void) {
  if (__start_kymo_late_conformances != __stop_kymo_late_conformances)
    swift_registerProtocolConformances(
        __start_kymo_late_conformances, __stop_kymo_late_conformances);
}

#else

void kymo_register_late_conformances(void) {}

#endif
