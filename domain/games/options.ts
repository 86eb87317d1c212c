import type { GameItem } from './game.ts'
import type { Random } from './random.ts'
import { optionKeys } from './record-items.ts'

/** What a round offers to choose from; no two options share word, picture or sound. */
export interface Options<Option extends GameItem> {
  options: Option[]
  /** The place of the right one. */
  right: number
}

/** The right option among `count`, drawn from `others`, in a new order; fewer where too few differ. */
export function drawOptions<Option extends GameItem>(
  right: Option,
  others: readonly Option[],
  count: number,
  chance: Random,
): Options<Option> {
  const drawn = [right]
  const taken = new Set(optionKeys(right))
  for (const other of chance.shuffle(others)) {
    if (drawn.length >= count) break
    const keys = optionKeys(other)
    if (keys.some((key) => taken.has(key))) continue
    drawn.push(other)
    for (const key of keys) taken.add(key)
  }
  const options = chance.shuffle(drawn)
  return { options, right: options.indexOf(right) }
}
