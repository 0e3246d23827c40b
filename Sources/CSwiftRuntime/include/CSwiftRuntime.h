#ifndef KYMO_SWIFT_RUNTIME_H
#define KYMO_SWIFT_RUNTIME_H

/// Tells the Swift runtime about the protocol conformances that the linker script
/// tools/late-conformances.ld has put aside. Does nothing where the program was linked without it.
///
/// Each call registers them once more, so it is called once.
void kymo_register_late_conformances(void);

#endif
