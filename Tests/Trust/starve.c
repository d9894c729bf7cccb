// Has one allocation of libyaml fail: the one whose number STARVE names, counted from 1. Loaded by LD_PRELOAD. At the
// end of the process it says on standard error how many there were, if STARVE is 0.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_realloc(void *, size_t);

static long wanted = -1, count;

static int fails(const void *caller) {
  Dl_info place;
  if (!dladdr(caller, &place) || !place.dli_fname || !strstr(place.dli_fname, "libyaml")) return 0;
  if (wanted < 0) {
    const char *number = getenv("STARVE");
    wanted = number ? atol(number) : 0;
  }
  return ++count == wanted;
}

__attribute__((destructor)) static void tell(void) {
  if (wanted == 0) fprintf(stderr, "allocations: %ld\n", count);
}

void *malloc(size_t size) { return fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size); }

void *realloc(void *old, size_t size) {
  return fails(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}

char *strdup(const char *text) {
  if (fails(__builtin_return_address(0))) return NULL;
  size_t size = strlen(text) + 1;
  char *copy = __libc_malloc(size);
  return copy ? memcpy(copy, text, size) : NULL;
}
