/*
 * Loaded before pico2wave (LD_PRELOAD), writes the phones that SVOX Pico says: one number each, into the file that
 * PICO_PHONES names. Every step of Pico hands its results to the next by picodata_cbPutItem; those of type 'h'
 * are phones, as the step that makes the sound is given them.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef int put_item(void *buffer, const uint8_t *item, uint16_t length, uint16_t *written);

int picodata_cbPutItem(void *buffer, const uint8_t *item, uint16_t length, uint16_t *written) {
  static put_item *next;
  static FILE *file;
  if (next == NULL) next = (put_item *)dlsym(RTLD_NEXT, "picodata_cbPutItem");
  if (file == NULL) file = fopen(getenv("PICO_PHONES"), "w");
  if (file != NULL && item[0] == 'h') fprintf(file, "%d ", item[1]);
  return next(buffer, item, length, written);
}
