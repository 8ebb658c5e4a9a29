#ifndef FIELDMETRICS_CFREETYPE_H
#define FIELDMETRICS_CFREETYPE_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H
#include FT_MULTIPLE_MASTERS_H
/* Tests unpack with it what Deflate packs. */
#include FT_GZIP_H

#endif
