import type * as z from 'zod/mini'
import type { FirstTry } from '../learning/first-try.ts'
import type { Support } from '../supports.ts'
import type { DeckNote } from './deck-note.ts'
import type { GameSounds } from './game-sounds.ts'

/** The interface of a game: pure rules over a record's deck. Nothing here reads a clock or a screen. */

/** Something that a round asks for or lists as missed. Media are paths under the media base. */
export interface GameItem {
  /** The word with its article. */
  word: string
  /** The spoken word, if `word` contains an answer as well. */
  heard?: string
  image: string | null
  sound: string | null
  /** Shown if there is no picture: the figures of a number, the English of a word. */
  caption?: string
  /** CSS colour, if the word names a colour. */
  colour?: string
}

/** After `ms` milliseconds the view sends `action`, unless the state has changed. */
export interface Wait<Action> {
  ms: number
  action: Action
}

/** A level to choose before the start, such as "Les nombres de 1 à 20". */
export interface FilterChoice {
  value: number
  description: string
}

/** The parts of a deck that all kinds share. */
export interface GameDeck {
  /** Everything that can be asked. */
  items: readonly GameItem[]
  /** Empty if there are no levels. */
  filters: readonly FilterChoice[]
  /** Problems of excluded items. A record with faults cannot be saved. */
  faults: readonly DeckNote[]
  /** Problems of playable items: a missing sound or picture, too few different answers. */
  warnings: readonly DeckNote[]
}

/** Progress in pairs, words or rounds. */
export interface Progress {
  done: number
  total: number
}

export interface GameOptions {
  /** Unsigned 32-bit integer. The same seed gives the same game. */
  seed: number
  /** The chosen level, if the deck has levels. */
  filter?: number
  /** The pupil's supports. */
  supports?: readonly Support[]
}

/** The rules of anything played by actions, also missions. */
export interface RoundRules<Deck, State, Action extends { type: string }> {
  /** The action schema. A game is resumed by replaying its list of actions. */
  action: z.ZodMiniType<Action>
  init(deck: Deck, options: GameOptions): State
  /** Returns the same state for an illegal action. */
  step(state: State, action: Action): State
  wait(state: State): Wait<Action> | null
  /**
   * Presses are ignored for `IGNORE_PRESS_MS` after this value changes. Null accepts every press, as in a
   * race.
   */
  screen(state: State): string | null
  /** The sounds of a transition, or null. Does not include the question. */
  heard(before: State, after: State): GameSounds | null
}

export interface GameRules<Deck extends GameDeck, State, Action extends { type: string }>
  extends RoundRules<Deck, State, Action> {
  /** Parses a record's `data` without its unplayable parts. @throws {DeckFault} if too little remains */
  parseDeck(data: string): Deck
  isOver(state: State): boolean
  progress(state: State): Progress
  /** The cheer word of a finished game; null before. */
  cheer(state: State): string | null
  /** How many times this game has counted so far. */
  completions(state: State): number
  /** The items that the player got wrong, without duplicates. */
  missed(state: State): GameItem[]
  /** The first tries so far, one per word. Wrong ones are also in `missed`. */
  answers(state: State): FirstTry[]
  /** The points so far, at least 0. Only in score-based games. */
  score?(state: State): number
  /** The maximum final score, if there is one. */
  mostPoints?: number
}

/** A record that cannot be played, or words that fit on no board. `note` gives the reason. */
export class DeckFault extends Error {
  override name = 'DeckFault'
  readonly note: DeckNote

  constructor(note: DeckNote) {
    super(note.code)
    this.note = note
  }
}

/** The level that is preselected if the deck offers it. */
const DEFAULT_FILTER = 10

/** The preselected level, or undefined if the deck has none. */
export function defaultFilter({ filters }: Pick<GameDeck, 'filters'>): number | undefined {
  return (filters.find(({ value }) => value === DEFAULT_FILTER) ?? filters[0])?.value
}

export const CHEERS = ['Bravo!', 'Super!', 'Très Bien!', 'Fantastique!'] as const

/** Presses on a screen shown for less than this are ignored; they were meant for the previous one. */
export const IGNORE_PRESS_MS = 400

/** How long the cheer word is shown at the end, in milliseconds. */
export const GAME_OVER_MS = 2500

/** True from the cheer word on. */
export function isFinished({ phase }: { phase: string }): boolean {
  return phase === 'cheering' || phase === 'over'
}
