import type { GameItem } from './game.ts'
import type { Random } from './random.ts'
import { optionKeys } from './record-items.ts'

/** What a round offers to choose from; no two options share word, picture or sound. */
export interface Options<Option extends GameItem> {
  options: Option[]
  /** The place of the right one. */
  right: number
}

/**
 * The right option among `count`, drawn from `others`, in a new order; fewer where too few differ. Those that may be
 * taken for the right one are drawn first: texts of the same form, if nothing else is said.
 */
export function drawOptions<Option extends GameItem>(
  right: Option,
  others: readonly Option[],
  count: number,
  chance: Random,
  isLikely: (other: Option) => boolean = ({ word }) => textForm(word) === textForm(right.word),
): Options<Option> {
  const drawn = [right]
  const taken = new Set(optionKeys(right))
  const shuffled = chance.shuffle(others)
  for (const other of [...shuffled.filter(isLikely), ...shuffled.filter((each) => !isLikely(each))]) {
    if (drawn.length >= count) break
    const keys = optionKeys(other)
    if (keys.some((key) => taken.has(key))) continue
    drawn.push(other)
    for (const key of keys) taken.add(key)
  }
  const options = chance.shuffle(drawn)
  return { options, right: options.indexOf(right) }
}

/** What a text is at a glance, by which it would stand out among others: a sentence, a noun with its article, or else. */
export function textForm(text: string): 'sentence' | 'noun' | 'other' {
  if (/[.!?…]$/.test(text)) return 'sentence'
  return /^(?:l['’]|(?:les?|la|une?|des|du|de la) )/i.test(text) ? 'noun' : 'other'
}
