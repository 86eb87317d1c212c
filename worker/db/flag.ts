import * as z from 'zod/mini'

/** What is true or false, as a statement of plain SQL tells it. */
export const flag = z.pipe(
  z.int(),
  z.transform((value) => value !== 0),
)
