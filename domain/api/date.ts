import * as z from 'zod/mini'

/** An ISO instant in UTC. */
export const dateAnswer = z.object({ date: z.iso.datetime() })
export type DateAnswer = z.infer<typeof dateAnswer>
