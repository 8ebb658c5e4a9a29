#include "cicu.h"
#include "functions.h"

// Only a pointer's type: the object is ICU's own.
static UBiDi *icu(struct cicu_bidi *bidi) { return (UBiDi *)bidi; }

struct cicu_bidi *cicu_bidi_open(const char **error) {
  UBiDi *bidi = cicu_icu.ubidi_open();
  if (bidi == NULL) {
    *error = cicu_icu.u_errorName(U_MEMORY_ALLOCATION_ERROR);
  }
  return (struct cicu_bidi *)bidi;
}

const uint8_t *cicu_bidi_levels(struct cicu_bidi *bidi, const uint16_t *text, int32_t count,
                                enum cicu_direction direction, uint8_t *paragraph_level,
                                const char **error) {
  static const UBiDiLevel levels[] = {
      [CICU_LTR] = UBIDI_LTR,
      [CICU_RTL] = UBIDI_RTL,
      [CICU_AUTO_LTR] = UBIDI_DEFAULT_LTR,
      [CICU_AUTO_RTL] = UBIDI_DEFAULT_RTL,
  };
  UErrorCode status = U_ZERO_ERROR;
  cicu_icu.ubidi_setPara(icu(bidi), (const UChar *)text, count, levels[direction], NULL, &status);
  const UBiDiLevel *found = cicu_icu.ubidi_getLevels(icu(bidi), &status);
  if (U_FAILURE(status)) {
    *error = cicu_icu.u_errorName(status);
    return NULL;
  }
  *paragraph_level = cicu_icu.ubidi_getParaLevel(icu(bidi));
  return found;
}

void cicu_bidi_close(struct cicu_bidi *bidi) {
  if (bidi != NULL) {
    cicu_icu.ubidi_close(icu(bidi));
  }
}
