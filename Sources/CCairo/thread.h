#pragma once

#include <pthread.h>
#include <signal.h>

// Starts a thread that no signal interrupts: those are for the threads that know what a signal must not
// leave half done. 0 if there is no thread to be had.
static inline int kymo_thread_start(pthread_t *thread, void *(*work)(void *), void *context) {
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const int status = pthread_create(thread, NULL, work, context);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return status == 0;
}
