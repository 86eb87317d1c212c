import * as z from 'zod/mini'

/** A second call of the same caller with the same key has no further effect. */
export const neededKey = z.string().check(z.minLength(1), z.maxLength(64, 'doit avoir au plus 64 caractères'))

export const idempotencyKey = z.nullish(neededKey)
