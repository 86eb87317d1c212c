import * as z from 'zod/mini'

/** A boolean in the result of plain SQL, where it is an integer. */
export const flag = z.pipe(
  z.int(),
  z.transform((value) => value !== 0),
)
