#include "CBuild.h"

#define TEXT(words) #words
#define TEXT_OF(words) TEXT(words)

#ifndef SCENOGRAPH_COMMIT
#define SCENOGRAPH_COMMIT
#endif

const char *scenograph_commit(void) { return TEXT_OF(SCENOGRAPH_COMMIT); }
