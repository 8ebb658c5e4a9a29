#ifndef FIELDMETRICS_CHARFBUZZ_H
#define FIELDMETRICS_CHARFBUZZ_H

#include <hb.h>
#include <hb-ot.h>

/* Macros that Swift does not import. */
static const unsigned int chb_feature_global_end = HB_FEATURE_GLOBAL_END;

#endif
