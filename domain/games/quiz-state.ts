import * as z from 'zod/mini'
import type { GameItem } from './game.ts'

export interface QuizState<Item extends GameItem, Option extends GameItem> {
  /** `right`: the player found it. `wrong`, `revealed`: the wrong or the right answer is shown. */
  phase: 'asking' | 'wrong' | 'right' | 'revealed' | 'cheering' | 'over'
  seed: number
  /** The pupil gets fewer options. */
  hasFewerOptions: boolean
  items: readonly Item[]
  /** Number of rounds before this one. */
  round: number
  /** Index in `items` of the item asked. */
  current: number
  /** Indices of the items of later rounds. */
  queue: number[]
  /** Number of rounds to complete. */
  total: number
  options: Option[]
  /** Index of the right option. */
  right: number
  /** The last option chosen in this round. */
  picked: number | null
  /** The wrong options chosen in this round. */
  tried: number[]
  answers: Answer[]
  cheer: string
}

export interface Answer {
  /** Index in `items`. */
  item: number
  isRight: boolean
  /** Time taken in milliseconds, if the view sends it. */
  ms: number | null
  /** Number of options. */
  options: number
}

/** The player picks, and sends `next` if the game waits for it; other actions come from the timer. */
export const quizAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pick'), option: z.number(), ms: z.optional(z.number()) }),
  z.object({ type: z.literal('clear') }),
  z.object({ type: z.literal('next') }),
  z.object({ type: z.literal('finish') }),
])
export type QuizAction = z.infer<typeof quizAction>

/** The item of this round. */
export function currentItem<Item>({ items, current }: { items: readonly Item[]; current: number }): Item {
  const item = items[current]
  if (item === undefined) throw new RangeError('A quiz needs at least one item.')
  return item
}

export function correctAnswers({ answers }: { answers: readonly Pick<Answer, 'isRight'>[] }): number {
  return answers.filter(({ isRight }) => isRight).length
}

/**
 * The items that were answered wrongly at least once. Items with the same text, such as a sentence with two
 * blanks, are listed once.
 */
export function missedItems<Item extends GameItem>({
  items,
  answers,
}: {
  items: readonly Item[]
  answers: readonly Pick<Answer, 'item' | 'isRight'>[]
}): Item[] {
  const missed = answers.flatMap(({ item, isRight }) => (isRight ? [] : (items[item] ?? [])))
  return [...new Map(missed.map((item) => [item.word, item])).values()]
}
