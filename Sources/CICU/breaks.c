#include <string.h>

#include "cicu.h"
#include "functions.h"

// Only a pointer's type: the object is ICU's own.
static UBreakIterator *icu(struct cicu_breaks *breaks) { return (UBreakIterator *)breaks; }

// ICU's name for a language, in `name`; false when the tag is not well formed.
static bool locale_name(const char *language, char name[ULOC_FULLNAME_CAPACITY]) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  cicu_icu.uloc_forLanguageTag(language, name, ULOC_FULLNAME_CAPACITY, &parsed, &status);
  return status == U_ZERO_ERROR && (size_t)parsed == strlen(language);
}

bool cicu_is_language_tag(const char *language) {
  char name[ULOC_FULLNAME_CAPACITY];
  return locale_name(language, name);
}

struct cicu_breaks *cicu_breaks_open(const char *language, const char **error) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = NULL;
  // Never NULL, which would stand for the locale of the environment.
  char name[ULOC_FULLNAME_CAPACITY];
  if (locale_name(language, name)) {
    breaks = cicu_icu.ubrk_open(UBRK_LINE, name, NULL, 0, &status);
  } else {
    status = U_ILLEGAL_ARGUMENT_ERROR;
  }
  if (U_FAILURE(status)) {
    *error = cicu_icu.u_errorName(status);
    cicu_breaks_close((struct cicu_breaks *)breaks);
    return NULL;
  }
  return (struct cicu_breaks *)breaks;
}

bool cicu_breaks_set_text(struct cicu_breaks *breaks, const uint16_t *text, int32_t count,
                          const char **error) {
  UErrorCode status = U_ZERO_ERROR;
  cicu_icu.ubrk_setText(icu(breaks), (const UChar *)text, count, &status);
  if (U_FAILURE(status)) {
    *error = cicu_icu.u_errorName(status);
    return false;
  }
  return true;
}

int32_t cicu_breaks_next(struct cicu_breaks *breaks, bool *is_mandatory) {
  const int32_t place = cicu_icu.ubrk_next(icu(breaks));
  *is_mandatory = false;
  if (place == UBRK_DONE) {
    return -1;
  }
  const int32_t status = cicu_icu.ubrk_getRuleStatus(icu(breaks));
  *is_mandatory = status >= UBRK_LINE_HARD && status < UBRK_LINE_HARD_LIMIT;
  return place;
}

void cicu_breaks_close(struct cicu_breaks *breaks) {
  if (breaks != NULL) {
    cicu_icu.ubrk_close(icu(breaks));
  }
}
