#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "cicu.h"
#include "functions.h"

struct cicu_functions cicu_icu;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static atomic_bool is_loaded;
static char failure[512];

#define CICU_TEXT_OF(name) #name
// Two steps, so that ICU's macro is replaced before it becomes text.
#define CICU_NAME_IN_LIBRARY(name) CICU_TEXT_OF(name)

#if defined(__APPLE__)

// Linked in the ordinary way; not tested.

static bool load(const char *library, struct cicu_functions *functions, char *message,
                 size_t capacity) {
  (void)library, (void)message, (void)capacity;
#define CICU_TAKE(name) functions->name = &name;
  CICU_FUNCTIONS(CICU_TAKE)
#undef CICU_TAKE
  return true;
}

const char *cicu_library_name(void) { return "libicuuc.dylib"; }

#else

#include <dlfcn.h>

static bool load(const char *library, struct cicu_functions *functions, char *message,
                 size_t capacity) {
  // Lazy: of its thousands of references we need a few. Local: ICU's names do
  // not mix with those of another ICU in the process.
  void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL) {
    snprintf(message, capacity, "%s", dlerror());
    return false;
  }
  const struct {
    const char *name;
    void *place;
  } wanted[] = {
#define CICU_WANT(name) {CICU_NAME_IN_LIBRARY(name), &functions->name},
      CICU_FUNCTIONS(CICU_WANT)
#undef CICU_WANT
  };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void *function = dlsym(handle, wanted[i].name);
    if (function == NULL) {
      snprintf(message, capacity, "%s: no function %s", library, wanted[i].name);
      dlclose(handle);
      return false;
    }
    // POSIX: a pointer to a function and one to an object are alike.
    memcpy(wanted[i].place, &function, sizeof function);
  }
  return true;
}

const char *cicu_library_name(void) { return "libicuuc.so." U_ICU_VERSION_SHORT; }

#endif

static void load_once(void) {
  if (load(cicu_library_name(), &cicu_icu, failure, sizeof failure)) {
    atomic_store(&is_loaded, true);
  }
}

const char *cicu_load(void) {
  pthread_once(&once, load_once);
  return atomic_load(&is_loaded) ? NULL : failure;
}

bool cicu_is_loaded(void) { return atomic_load(&is_loaded); }

bool cicu_try_library(const char *name, char *message, int32_t capacity) {
  struct cicu_functions functions;
  return load(name, &functions, message, (size_t)capacity);
}

void cicu_unicode_version(char text[20]) {
  // U_MAX_VERSION_STRING_LENGTH is 20.
  UVersionInfo version;
  cicu_icu.u_getUnicodeVersion(version);
  cicu_icu.u_versionToString(version, text);
}
