#include "cicu.h"
#include "functions.h"

// Only a pointer's type: the object is ICU's own.
static UBiDi *icu(struct cicu_bidi *bidi) { return (UBiDi *)bidi; }

struct cicu_bidi *cicu_bidi_open(const uint16_t *text, int32_t count,
                                 enum cicu_direction direction, const char **error) {
  static const UBiDiLevel levels[] = {
      [CICU_LTR] = UBIDI_LTR,
      [CICU_RTL] = UBIDI_RTL,
      [CICU_AUTO_LTR] = UBIDI_DEFAULT_LTR,
      [CICU_AUTO_RTL] = UBIDI_DEFAULT_RTL,
  };
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = cicu_icu.ubidi_open();
  if (bidi == NULL) {
    status = U_MEMORY_ALLOCATION_ERROR;
  } else {
    cicu_icu.ubidi_setPara(bidi, (const UChar *)text, count, levels[direction], NULL, &status);
  }
  if (U_FAILURE(status)) {
    *error = cicu_icu.u_errorName(status);
    cicu_bidi_close((struct cicu_bidi *)bidi);
    return NULL;
  }
  return (struct cicu_bidi *)bidi;
}

const uint8_t *cicu_bidi_levels(struct cicu_bidi *bidi) {
  UErrorCode status = U_ZERO_ERROR;
  const UBiDiLevel *levels = cicu_icu.ubidi_getLevels(icu(bidi), &status);
  return U_SUCCESS(status) ? levels : NULL;
}

int32_t cicu_bidi_paragraph_count(struct cicu_bidi *bidi) {
  return cicu_icu.ubidi_countParagraphs(icu(bidi));
}

uint8_t cicu_bidi_paragraph(struct cicu_bidi *bidi, int32_t index, int32_t *limit) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDiLevel level = 0;
  *limit = 0;
  cicu_icu.ubidi_getParagraphByIndex(icu(bidi), index, NULL, limit, &level, &status);
  return level;
}

void cicu_bidi_close(struct cicu_bidi *bidi) {
  if (bidi != NULL) {
    cicu_icu.ubidi_close(icu(bidi));
  }
}
