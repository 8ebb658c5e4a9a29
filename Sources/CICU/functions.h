#ifndef CICU_FUNCTIONS_H
#define CICU_FUNCTIONS_H

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

// Every function of ICU that is called, and nothing else. The names in the list
// are macros of ICU that stand for the names in the library: `ubidi_open` is
// `ubidi_open_72` in ICU 72.
#define CICU_FUNCTIONS(X)         \
  X(u_charDirection)              \
  X(u_charType)                   \
  X(u_errorName)                  \
  X(u_getBidiPairedBracket)       \
  X(u_getIntPropertyValue)        \
  X(u_getPropertyValueName)       \
  X(u_getUnicodeVersion)          \
  X(u_versionToString)            \
  X(ubidi_close)                  \
  X(ubidi_getLevels)              \
  X(ubidi_getParaLevel)           \
  X(ubidi_open)                   \
  X(ubidi_setPara)                \
  X(ubrk_close)                   \
  X(ubrk_getRuleStatus)           \
  X(ubrk_next)                    \
  X(ubrk_open)                    \
  X(ubrk_setText)                 \
  X(uloc_forLanguageTag)          \
  X(uscript_getScript)            \
  X(uscript_getScriptExtensions)  \
  X(uscript_getShortName)

// The type of a function is taken from ICU's headers; nothing refers to the
// function itself, so that the linker has nothing to look for.
struct cicu_functions {
#define CICU_MEMBER(name) __typeof__(&name) name;
  CICU_FUNCTIONS(CICU_MEMBER)
#undef CICU_MEMBER
};

// Filled by `cicu_load`.
extern struct cicu_functions cicu_icu;

#endif
