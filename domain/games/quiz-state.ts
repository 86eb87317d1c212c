import * as z from 'zod/mini'
import type { GameItem } from './game.ts'

export interface QuizState<Item extends GameItem, Option extends GameItem> {
  /** `wrong`: the wrong answer stands. `right`: the player found it. `revealed`: it is shown. */
  phase: 'asking' | 'wrong' | 'right' | 'revealed' | 'cheering' | 'over'
  seed: number
  items: readonly Item[]
  /** The rounds begun before this one. */
  round: number
  /** The item asked about, by its place in `items`. */
  current: number
  /** The items of the rounds still to come. */
  queue: number[]
  /** How many rounds have to be done. */
  total: number
  options: Option[]
  /** The place of the right option. */
  right: number
  /** The option chosen last in this round. */
  picked: number | null
  /** The wrong options chosen in this round. */
  tried: number[]
  answers: Answer[]
  cheer: string
}

export interface Answer {
  /** The item's place in `items`. */
  item: number
  isRight: boolean
  /** How long the player took, in milliseconds, where the view tells. */
  ms: number | null
  /** Among how many it was chosen. */
  options: number
}

/** The player picks, and goes on where the game waits for that; the clock does the rest. */
export const quizAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pick'), option: z.number(), ms: z.optional(z.number()) }),
  z.object({ type: z.literal('clear') }),
  z.object({ type: z.literal('next') }),
  z.object({ type: z.literal('finish') }),
])
export type QuizAction = z.infer<typeof quizAction>

/** What this round asks about. */
export function currentItem<Item>({ items, current }: { items: readonly Item[]; current: number }): Item {
  const item = items[current]
  if (item === undefined) throw new RangeError('A quiz needs at least one item.')
  return item
}

export function correctAnswers({ answers }: { answers: readonly Answer[] }): number {
  return answers.filter(({ isRight }) => isRight).length
}

/** The items that were answered wrongly at any time, each once; also two that are one sentence with another blank. */
export function missedItems<Item extends GameItem>({
  items,
  answers,
}: {
  items: readonly Item[]
  answers: readonly Answer[]
}): Item[] {
  const missed = answers.flatMap(({ item, isRight }) => (isRight ? [] : (items[item] ?? [])))
  return [...new Map(missed.map((item) => [item.word, item])).values()]
}
