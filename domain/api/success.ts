import * as z from 'zod/mini'

/** The answer of a call that has nothing to tell but that it was done. */
export const successAnswer = z.object({ success: z.literal(true) })
