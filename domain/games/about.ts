import type { VocabularyWord } from '../api/page.ts'
import type { GameDeck } from './game.ts'
import type { RecordForm } from './record-form.ts'

/** All that is said of one kind of game; `about.ts` of its folder. A further kind is a further line of the registry. */
export interface About<Rules extends AnyRules = AnyRules> {
  look: Look
  /** The group of the menu under which the links to its records are. */
  group: number
  rules: Rules
  /** What its records tell their player to do: French first, then one line of English. */
  instructions: string
  /** The same where it is played by picture, by ear or by letter, since nothing is to be read. */
  instructionsWithoutReading?: string
  /** How its records are written; null where no teacher makes one: a scene, or a deck of the site. */
  form: RecordForm | null
  /** The rows of a record on these words; what the kind cannot do with a word is left for the check of the record to tell. */
  fromWords?(words: readonly VocabularyWord[], isRead: boolean): readonly object[]
  /** Whether a word suits the kind, where a game is made of all the words of a page. */
  takes?(word: VocabularyWord, isRead: boolean): boolean
  /** The rows of the record that a new school has on a theme; empty where it has none. */
  fromTheme?(theme: ThemeWords): readonly object[]
  /** The picture of a link to a record, by its pictures and words: four tiles, laid out as the game does. */
  preview(pictures: readonly Tile[], words: readonly { text: string }[]): readonly (Tile | undefined)[]
}

/** What every page knows of a kind. */
export interface Look {
  /** French and short: "Mémoire", as in "Mémoire – Le zoo (3e année)". */
  name: string
  /** The name of the picture that stands for it. */
  icon: string
  /** The title of `/games/{kind}/{id}`, which plays any record; null where every record has a page of its own. */
  page: string | null
}

/** What is asked of the rules of every kind; `GameRules` says what the frame asks besides. */
interface AnyRules {
  parseDeck(data: string): GameDeck
  mostPoints?: number
}

/** The words of a theme of a grade. */
export interface ThemeWords {
  /** As it ends the keys of pages: `Grade4_Animals_Farm`. */
  key: string
  /** No two share their text, picture or sound. */
  words: readonly VocabularyWord[]
  /** The path of what says a text. */
  soundOf(text: string): string
}

/** A picture by its path under the media base or by its name, or a text. */
export type Tile = { picture: string } | { icon: string } | { text: string }
