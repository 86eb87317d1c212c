import * as z from 'zod/mini'

// Marked as free of side effects, as the functions of zod are: a page has none of the schemas that it does not use.

/** What a call answers that was done, with what it tells besides. */
/* @__NO_SIDE_EFFECTS__ */
export function successWith<Fields extends z.core.$ZodShape>(fields: Fields) {
  return z.object({ success: z.literal(true), ...fields })
}

/** Some rows of a list; `total` counts all of them. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Row extends z.ZodMiniType>(row: Row) {
  return successWith({ data: z.array(row), total: z.int() })
}

/** The answer of a call that has nothing to tell but that it was done. */
export const successAnswer = successWith({})
