import * as z from 'zod/mini'

/** A game's record: `data` is the deck as JSON text, or a comma-separated list for the pairs games. */
export const gameRecord = z.object({
  clientID: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(200)),
  instructions: z.string().check(z.maxLength(500)),
  data: z.string(),
})
export type GameRecord = z.infer<typeof gameRecord>

export const gameAnswer = z.object({ data: gameRecord })
export type GameAnswer = z.infer<typeof gameAnswer>
