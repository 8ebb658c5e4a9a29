/* Prints how large a floated label is drawn at the default text size. */
#include <stdio.h>

#include "generated/inter.h"

int main(void) {
  printf("%.16g\n", inter_regular_rows[INTER_REGULAR_LARGE].float_scale);
  return 0;
}
