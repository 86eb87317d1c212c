import * as z from 'zod/mini'
import { instant } from './instant.ts'
import { readableName } from './name.ts'
import { listOf, successWith } from './success.ts'
import { visibleText } from './text.ts'

/** A game record. `data` is the deck as JSON, or a comma-separated list for the pairs games. */
export const gameRecord = z.object({
  clientID: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(200)),
  instructions: z.string().check(z.maxLength(500)),
  data: z.string(),
})
export type GameRecord = z.infer<typeof gameRecord>

/**
 * A record for playing. `wordsPage`: the key of the page with its words; null if it has none or it is
 * closed to the caller. `filters`: the deck's choices, for callers that have not parsed it. Older cached
 * answers lack them.
 */
const playedGame = z.extend(gameRecord, {
  wordsPage: z.nullable(z.string()),
  filters: z.optional(z.array(z.object({ value: z.number(), description: z.string() }))),
})
export type PlayedGame = z.infer<typeof playedGame>

export const gameAnswer = z.object({ data: playedGame })

/** A record for editing. `kind` names its rules; a save must send the `updated` stamp that it read. */
export const storedGame = z.extend(gameRecord, {
  id: z.string(),
  kind: z.string(),
  updated: z.iso.datetime(),
  /** True once an administrator has changed it. It then no longer follows the shipped record. */
  isEdited: z.boolean(),
})
export type StoredGame = z.infer<typeof storedGame>

/** 20 per page. `total` counts all. */
export const gamesAnswer = listOf(storedGame)

/** A new record requires `kind`. The save is refused if `updated` is stale, or null and the id exists. */
export const saveGameRequest = z.extend(gameRecord, {
  clientID: readableName.check(z.minLength(1), z.maxLength(120)),
  description: readableName.check(z.maxLength(200)),
  instructions: visibleText.check(z.maxLength(500)),
  kind: z.optional(z.string()),
  updated: z.optional(z.nullable(instant)),
})

/** `warnings`: French sentences about parts that are incomplete but playable. */
export const saveGameAnswer = successWith({ data: storedGame, warnings: z.array(z.string()) })
export type SaveGameAnswer = z.infer<typeof saveGameAnswer>

/** A record before a save, with its `updated` stamp. */
const gameVersion = z.object({
  versionID: z.int(),
  description: z.string(),
  instructions: z.string(),
  data: z.string(),
  updated: z.iso.datetime(),
})

/** Newest first, 20 per page. */
export const gameVersionsAnswer = listOf(gameVersion)
