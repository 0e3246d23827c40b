// The least a program can do: what starting a process costs on this machine.
#include <stdio.h>

int main(void) {
  puts("hello");
  return 0;
}
