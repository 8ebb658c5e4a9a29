#include "cicu.h"
#include "functions.h"

const int32_t cicu_script_common = USCRIPT_COMMON;
const int32_t cicu_script_inherited = USCRIPT_INHERITED;
const int32_t cicu_script_unknown = USCRIPT_UNKNOWN;

int32_t cicu_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode script = cicu_icu.uscript_getScript((UChar32)scalar, &status);
  return U_SUCCESS(status) ? script : USCRIPT_UNKNOWN;
}

int32_t cicu_script_extensions(uint32_t scalar, int32_t *scripts, int32_t capacity) {
  // 128 is far more than any character has: 21 in Unicode 15.
  UScriptCode extensions[128];
  UErrorCode status = U_ZERO_ERROR;
  const int32_t count =
      cicu_icu.uscript_getScriptExtensions((UChar32)scalar, extensions, 128, &status);
  if (U_FAILURE(status)) {
    return 0;
  }
  for (int32_t i = 0; i < count && i < capacity; i++) {
    scripts[i] = extensions[i];
  }
  return count;
}

uint32_t cicu_script_tag(int32_t script) {
  const char *name = cicu_icu.uscript_getShortName((UScriptCode)script);
  uint32_t tag = 0;
  for (int i = 0; i < 4; i++) {
    if (name == NULL || name[i] == '\0') {
      return 0;
    }
    tag = tag << 8 | (uint8_t)name[i];
  }
  return tag;
}

bool cicu_is_mark(uint32_t scalar) {
  return (U_MASK(cicu_icu.u_charType((UChar32)scalar)) & U_GC_M_MASK) != 0;
}

enum cicu_bracket cicu_bracket_type(uint32_t scalar) {
  switch (cicu_icu.u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
  case U_BPT_OPEN:
    return CICU_BRACKET_OPEN;
  case U_BPT_CLOSE:
    return CICU_BRACKET_CLOSE;
  default:
    return CICU_BRACKET_NONE;
  }
}

uint32_t cicu_paired_bracket(uint32_t scalar) {
  return (uint32_t)cicu_icu.u_getBidiPairedBracket((UChar32)scalar);
}

enum cicu_bidi_class cicu_bidi_class_of(uint32_t scalar) {
  switch (cicu_icu.u_charDirection((UChar32)scalar)) {
  case U_LEFT_TO_RIGHT:
    return CICU_BIDI_LEFT;
  case U_RIGHT_TO_LEFT:
  case U_RIGHT_TO_LEFT_ARABIC:
    return CICU_BIDI_RIGHT;
  case U_BLOCK_SEPARATOR:
    return CICU_BIDI_SEPARATOR;
  case U_LEFT_TO_RIGHT_ISOLATE:
  case U_RIGHT_TO_LEFT_ISOLATE:
  case U_FIRST_STRONG_ISOLATE:
    return CICU_BIDI_ISOLATE_INITIATOR;
  case U_POP_DIRECTIONAL_ISOLATE:
    return CICU_BIDI_ISOLATE_END;
  case U_WHITE_SPACE_NEUTRAL:
  case U_SEGMENT_SEPARATOR:
    return CICU_BIDI_SPACE;
  case U_BOUNDARY_NEUTRAL:
  case U_LEFT_TO_RIGHT_EMBEDDING:
  case U_RIGHT_TO_LEFT_EMBEDDING:
  case U_LEFT_TO_RIGHT_OVERRIDE:
  case U_RIGHT_TO_LEFT_OVERRIDE:
  case U_POP_DIRECTIONAL_FORMAT:
    return CICU_BIDI_REMOVED;
  default:
    return CICU_BIDI_OTHER;
  }
}

const char *cicu_bidi_class_name(uint32_t scalar) {
  const char *name = cicu_icu.u_getPropertyValueName(
      UCHAR_BIDI_CLASS, (int32_t)cicu_icu.u_charDirection((UChar32)scalar),
      U_SHORT_PROPERTY_NAME);
  return name != NULL ? name : "";
}
