import type { GameKind } from '../../domain/games/kinds.ts'
import type { Grade } from '../grades.ts'

/** A shipped game record. */
export interface GameSeed {
  /** External identifier: the `{id}` of the path. */
  id: string
  /** The record's own key, e.g. `Page_Games_Memory_Grade4_Animals_Farm`. */
  clientID: string
  kind: GameKind
  grade: Grade
  /** French menu title. */
  title: string
  description: string
  instructions: string
  /** JSON of the kind's deck, or the name of a shipped deck. */
  data: string
  /** Key of the word page with its words, of the same grade if it has one; null if there is none. */
  wordsPage: string | null
}
