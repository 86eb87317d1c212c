import * as z from 'zod/mini'

export const healthAnswer = z.object({
  success: z.literal(true),
  version: z.string(),
  database: z.literal('ok'),
})
export type HealthAnswer = z.infer<typeof healthAnswer>
