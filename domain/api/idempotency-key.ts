import * as z from 'zod/mini'

/** The same key of a caller again is the same call again: what it did is not done a second time. */
export const neededKey = z
  .string()
  .check(z.minLength(1, 'ne doit pas être vide'), z.maxLength(64, 'doit avoir au plus 64 caractères'))

export const idempotencyKey = z.nullish(neededKey)
