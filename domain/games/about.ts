import type { VocabularyWord } from '../api/page.ts'
import type { GameDeck } from './game.ts'
import type { RecordForm } from './record-form.ts'

/** Describes one kind of game (`about.ts` in its folder). To add a kind, add a line to the registry. */
export interface About<Rules extends AnyRules = AnyRules> {
  look: Look
  /** The menu group that contains the links to its records. */
  group: number
  rules: Rules
  /** Default instructions of its records: French, then one line of English. */
  instructions: string
  /** Instructions if the game is played by picture, sound or letter, without reading. */
  instructionsWithoutReading?: string
  /** The form for editing its records; null if teachers cannot make any (a scene, or a built-in deck). */
  form: RecordForm | null
  /** The rows of a record with these words. Unsuitable words are reported when the record is checked. */
  fromWords?(words: readonly VocabularyWord[], isRead: boolean): readonly object[]
  /** True if a word suits the kind when a game is made of all words of a page. */
  takes?(word: VocabularyWord, isRead: boolean): boolean
  /** The rows of a new school's record on a theme; empty if it gets none. */
  fromTheme?(theme: ThemeWords): readonly object[]
  /** The preview picture of a link to a record: four tiles arranged like the game. */
  preview(pictures: readonly Tile[], words: readonly { text: string }[]): readonly (Tile | undefined)[]
}

/** The name and icon of a kind, used on every page. */
export interface Look {
  /** French and short: "Mémoire", as in "Mémoire – Le zoo (3e année)". */
  name: string
  /** The name of its icon. */
  icon: string
}

/** The part of `GameRules` that is used here. */
interface AnyRules {
  parseDeck(data: string): GameDeck
  mostPoints?: number
}

/** The words of a theme of one grade. */
export interface ThemeWords {
  /** The end of its page keys: `Grade4_Animals_Farm`. */
  key: string
  /** All different in text, picture and sound. */
  words: readonly VocabularyWord[]
  /** The path of the sound for a text. */
  soundOf(text: string): string
}

/** A picture (by path under the media base), an icon (by name), or a text. */
export type Tile = { picture: string } | { icon: string } | { text: string }
