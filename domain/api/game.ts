import * as z from 'zod/mini'
import { instant } from './instant.ts'
import { readableName } from './name.ts'
import { listOf, successWith } from './success.ts'
import { visibleText } from './visible.ts'

/** A game's record: `data` is the deck as JSON text, or a comma-separated list for the pairs games. */
export const gameRecord = z.object({
  clientID: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(200)),
  instructions: z.string().check(z.maxLength(500)),
  data: z.string(),
})
export type GameRecord = z.infer<typeof gameRecord>

/**
 * A record as it is played. `wordsPage` is the key of the page with its words, null where none is open to who asks.
 * `filters` are the choices that its deck offers, for who has not read the deck; an answer kept from before lacks them.
 */
const playedGame = z.extend(gameRecord, {
  wordsPage: z.nullable(z.string()),
  filters: z.optional(z.array(z.object({ value: z.number(), description: z.string() }))),
})
export type PlayedGame = z.infer<typeof playedGame>

export const gameAnswer = z.object({ data: playedGame })

/** A record as administrators keep it: `kind` names its rules, `updated` is the stamp that a save must have read. */
export const keptGame = z.extend(gameRecord, {
  id: z.string(),
  kind: z.string(),
  updated: z.iso.datetime(),
  /** An administrator has changed it: it no longer follows what the site ships with. */
  isEdited: z.boolean(),
})
export type KeptGame = z.infer<typeof keptGame>

/** 20 a page; `total` counts all. */
export const gamesAnswer = listOf(keptGame)

/**
 * A new record needs its `kind`. With `updated` the save is refused where another came before it; with null, where
 * there is a record of that id already.
 */
export const saveGameRequest = z.extend(gameRecord, {
  clientID: readableName.check(z.minLength(1), z.maxLength(120)),
  description: readableName.check(z.maxLength(200)),
  instructions: visibleText.check(z.maxLength(500)),
  kind: z.optional(z.string()),
  updated: z.optional(z.nullable(instant)),
})

/** `warnings`: what is playable but lacks something, in sentences for the teacher. */
export const saveGameAnswer = successWith({ data: keptGame, warnings: z.array(z.string()) })
export type SaveGameAnswer = z.infer<typeof saveGameAnswer>

/** What a record was before a save; `updated` is the stamp that it had. */
const gameVersion = z.object({
  versionID: z.int(),
  description: z.string(),
  instructions: z.string(),
  data: z.string(),
  updated: z.iso.datetime(),
})

/** Newest first, 20 a page. */
export const gameVersionsAnswer = listOf(gameVersion)
