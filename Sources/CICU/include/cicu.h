#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

// What the library needs of ICU, in types of our own: no header of ICU is
// included here, because ICU's headers as a Clang module clash with those of
// Foundation in whoever imports both.
//
// ICU is loaded by `cicu_load`. Until that has returned NULL once in this
// process, no other function of this file may be called, except
// `cicu_is_loaded` and `cicu_try_library`.

/// Loads ICU unless it is there already. NULL when it can be used, otherwise
/// what the system says is wrong, in one line that lives as long as the process.
///
/// Safe to call from several threads at once. A failure is kept: later calls
/// give the same answer. Cheap once ICU is there.
const char *_Nullable cicu_load(void);

/// Whether this process has loaded ICU.
bool cicu_is_loaded(void);

/// What `cicu_load` would give if ICU's library had this name, without keeping
/// it. For tests of what a missing or foreign library leads to. The line is
/// written to `message`, which has `capacity` bytes; false when there is one.
bool cicu_try_library(const char *_Nonnull name, char *_Nonnull message, int32_t capacity);

/// The name of the library to load, such as `libicuuc.so.72`.
const char *_Nonnull cicu_library_name(void);

/// Writes the version of Unicode that ICU's data follow, such as `15.0`.
void cicu_unicode_version(char text[_Nonnull 20]);

// ---------------------------------------------------------------------------
// Characters. Scripts are ICU's numbers here; `cicu_script_tag` names them.

/// The Script property of a scalar.
int32_t cicu_script(uint32_t scalar);

/// Writes the Script_Extensions property, at most `capacity` scripts; gives how
/// many there are. For a scalar without extensions that is its script alone.
int32_t cicu_script_extensions(uint32_t scalar, int32_t *_Nonnull scripts, int32_t capacity);

/// The ISO 15924 tag of a script, first letter in the highest byte; 0 for none.
uint32_t cicu_script_tag(int32_t script);

extern const int32_t cicu_script_common;
extern const int32_t cicu_script_inherited;
extern const int32_t cicu_script_unknown;

/// Whether a scalar is a mark: general category Mn, Mc or Me.
bool cicu_is_mark(uint32_t scalar);

enum cicu_bracket { CICU_BRACKET_NONE, CICU_BRACKET_OPEN, CICU_BRACKET_CLOSE };

/// The Bidi_Paired_Bracket_Type of a scalar.
enum cicu_bracket cicu_bracket_type(uint32_t scalar);

/// The Bidi_Paired_Bracket of a scalar; the scalar itself when it is none.
uint32_t cicu_paired_bracket(uint32_t scalar);

/// The classes of the bidirectional algorithm that decide a base direction, or
/// that the end of a line resets.
enum cicu_bidi_class {
  CICU_BIDI_OTHER,
  CICU_BIDI_LEFT,              // L
  CICU_BIDI_RIGHT,             // R, AL
  CICU_BIDI_SEPARATOR,         // B
  CICU_BIDI_ISOLATE_INITIATOR, // LRI, RLI, FSI
  CICU_BIDI_ISOLATE_END,       // PDI
  CICU_BIDI_SPACE,             // WS, S
  CICU_BIDI_REMOVED,           // BN, LRE, RLE, LRO, RLO, PDF
};

/// The Bidi_Class of a scalar, as far as rules P1 to P3 and L1 tell classes apart.
enum cicu_bidi_class cicu_bidi_class_of(uint32_t scalar);

/// The short name of the Bidi_Class of a scalar, such as `AL`.
const char *_Nonnull cicu_bidi_class_name(uint32_t scalar);

// ---------------------------------------------------------------------------
// The bidirectional algorithm

/// How a paragraph gets its level: given, or by its first strong character and,
/// without one, as given.
enum cicu_direction { CICU_LTR, CICU_RTL, CICU_AUTO_LTR, CICU_AUTO_RTL };

/// What ICU needs to resolve levels, for one paragraph after the other.
struct cicu_bidi;

/// NULL when memory runs out, and then `error` names ICU's reason.
struct cicu_bidi *_Nullable cicu_bidi_open(const char *_Nullable *_Nonnull error);

/// Resolves a UTF-16 paragraph, taken to be one line: a level for each unit, and
/// that of the paragraph. NULL when that fails, and then `error` names ICU's
/// reason.
///
/// The levels last until the next call. A text of several paragraphs must not be
/// given: ICU lets the end of one leak into the next.
const uint8_t *_Nullable cicu_bidi_levels(struct cicu_bidi *_Nonnull bidi,
                                          const uint16_t *_Nonnull text, int32_t count,
                                          enum cicu_direction direction,
                                          uint8_t *_Nonnull paragraph_level,
                                          const char *_Nullable *_Nonnull error);

void cicu_bidi_close(struct cicu_bidi *_Nullable bidi);

// ---------------------------------------------------------------------------
// Line breaks

/// Walks over the places where lines may end, in one text after the other.
struct cicu_breaks;

/// Walks by the rules of a language, a BCP 47 tag; `""` for none. NULL when that
/// fails, and then `error` names ICU's reason. `cicu_breaks_close` must follow.
struct cicu_breaks *_Nullable cicu_breaks_open(const char *_Nonnull language,
                                               const char *_Nullable *_Nonnull error);

/// Begins a walk over a UTF-16 text; false when that fails, and then `error`
/// names ICU's reason.
///
/// `text` must stay where it is until the last `cicu_breaks_next`.
bool cicu_breaks_set_text(struct cicu_breaks *_Nonnull breaks, const uint16_t *_Nonnull text,
                          int32_t count, const char *_Nullable *_Nonnull error);

/// The next place, in UTF-16 units, and whether a line must end there; −1 after
/// the end of the text, which is always the last place.
int32_t cicu_breaks_next(struct cicu_breaks *_Nonnull breaks, bool *_Nonnull is_mandatory);

void cicu_breaks_close(struct cicu_breaks *_Nullable breaks);

/// Whether a language tag is well-formed BCP 47.
bool cicu_is_language_tag(const char *_Nonnull language);

#endif
