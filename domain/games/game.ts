import type * as z from 'zod/mini'
import type { FirstTry } from '../learning/first-try.ts'
import type { DeckNote } from './deck-note.ts'
import type { Heard } from './heard.ts'

/** What a game is to the frame around it: pure rules over a record's deck. Nothing here knows a clock or a screen. */

/** A thing that a round asks for, as the list of missed words shows it. Media are paths under the media base. */
export interface GameItem {
  /** What is looked for, with its article. */
  word: string
  image: string | null
  sound: string | null
  /** What stands for it where it has no picture: the figures of a number, the English of a word. */
  caption?: string
  /** How the colour looks that it names, as CSS has it. */
  colour?: string
}

/** A delay that the rules ask for: after `ms` milliseconds the view sends `action`, unless the state moved on. */
export interface Wait<Action> {
  ms: number
  action: Action
}

/** A choice that a deck offers before the start, such as "Les nombres de 1 à 20". */
export interface FilterChoice {
  value: number
  description: string
}

/** What the frame, the check of a record and the list of media ask of every deck. */
export interface GameDeck {
  /** Everything that can be asked for. */
  items: readonly GameItem[]
  /** Empty where there is nothing to choose. */
  filters: readonly FilterChoice[]
  /** Items of the record that are left out, each with the reason. A record to be saved has none. */
  faults: readonly DeckNote[]
  /** What is played as it is, but lacks something: a sound, a picture, enough different answers. */
  warnings: readonly DeckNote[]
}

/** How far a game has come, in the things it counts: pairs, words, rounds. */
export interface Progress {
  done: number
  total: number
}

export interface GameOptions {
  /** Unsigned 32-bit integer: the same seed gives the same game. */
  seed: number
  /** The deck's filter value chosen at the start, where the deck offers any. */
  filter?: number
}

/** What carries anything that is played from action to action. */
export interface RoundRules<Deck, State, Action extends { type: string }> {
  /** What an action is: a game that was left is resumed from the list of its actions, kept outside. */
  action: z.ZodMiniType<Action>
  init(deck: Deck, options: GameOptions): State
  /** An action that is not legal in this state gives back the same state. */
  step(state: State, action: Action): State
  wait(state: State): Wait<Action> | null
  /**
   * A name for what is on the screen to be pressed. When it changes, presses count again only after `SEEN_MS`; null where
   * every press counts at once, as in a race.
   */
  screen(state: State): string | null
  /** What is heard when one state has led to the next; null in silence. What is asked is not among it. */
  heard(before: State, after: State): Heard | null
}

export interface GameRules<Deck extends GameDeck, State, Action extends { type: string }>
  extends RoundRules<Deck, State, Action> {
  /** Reads a record's `data`, leaving out what cannot be played. @throws {DeckFault} where too little is left. */
  parseDeck(data: string): Deck
  isOver(state: State): boolean
  progress(state: State): Progress
  /** The cheer word of a game that is won, from then to the end; null before. */
  cheer(state: State): string | null
  /** How often this game has so far reached the point at which it counts. */
  completions(state: State): number
  /** What the player got wrong, each once. */
  missed(state: State): GameItem[]
  /** The first tries so far, each word once; what is wrong among them is missed. */
  answers(state: State): FirstTry[]
  /** The points so far, never below 0; only a score-based game has them. */
  score?(state: State): number
  /** The most points that a game can end with; where there are any. */
  mostPoints?: number
}

/** A record that cannot be played, or words of which no board can be made; `note` says why. */
export class DeckFault extends Error {
  override name = 'DeckFault'
  readonly note: DeckNote

  constructor(note: DeckNote) {
    super(note.code)
    this.note = note
  }
}

/** The filter that is chosen where the deck offers it and the player chose none. */
const DEFAULT_FILTER = 10

/** The choice that stands before the player makes one; undefined where the deck offers none. */
export function firstFilter({ filters }: Pick<GameDeck, 'filters'>): number | undefined {
  return (filters.find(({ value }) => value === DEFAULT_FILTER) ?? filters[0])?.value
}

export const CHEERS = ['Bravo!', 'Super!', 'Très Bien!', 'Fantastique!'] as const

/** Ignore presses on a screen shown for less than this; they were meant for the previous one. */
export const SEEN_MS = 400

/** How long the cheer word stands at the end of a game, in milliseconds. */
export const GAME_OVER_MS = 2500

/** Whether all is done: the cheer word stands, or stood. */
export function isFinished({ phase }: { phase: string }): boolean {
  return phase === 'cheering' || phase === 'over'
}
