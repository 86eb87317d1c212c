import type { GameKind } from '../../domain/games/kinds.ts'
import type { Grade } from '../grades.ts'

/** A game record that the school starts with. */
export interface GameSeed {
  /** The external identifier: the {id} of the path. */
  id: string
  /** The record's own key, e.g. `Page_Games_Memory_Grade4_Animals_Farm`. */
  clientID: string
  kind: GameKind
  grade: Grade
  /** French, as the menu names it. */
  title: string
  description: string
  instructions: string
  /** JSON text of the kind's deck, or the name of one that the site brings. */
  data: string
  /** The key of the vocabulary page with its words, of its own grade if it has one; null where no page has them. */
  wordsPage: string | null
}
