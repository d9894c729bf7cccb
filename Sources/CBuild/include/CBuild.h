/// The commit that was built, as `SCENOGRAPH_COMMIT` gave it to the build; an empty text if nothing was given.
const char *scenograph_commit(void);
