import * as z from 'zod/mini'

// Marked as free of side effects, like zod's functions, so that bundles omit unused schemas.

/** The answer of a successful call, with further fields. */
/* @__NO_SIDE_EFFECTS__ */
export function successWith<Fields extends z.core.$ZodShape>(fields: Fields) {
  return z.object({ success: z.literal(true), ...fields })
}

/** Some rows of a list; `total` counts all rows. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Row extends z.ZodMiniType>(row: Row) {
  return successWith({ data: z.array(row), total: z.int() })
}

/** A success without further data. */
export const successAnswer = successWith({})
