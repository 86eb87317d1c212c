/*
 * Preloaded into pico2wave (LD_PRELOAD), writes the phones that SVOX Pico speaks to the file PICO_PHONES, as one number
 * each. Every step of Pico passes its results to the next with picodata_cbPutItem; items of type 'h' are the phones passed
 * to the synthesizer.
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
