import type { GameItem } from './game.ts'
import { areNear } from './near-words.ts'
import type { Random } from './random.ts'
import { optionKeys } from './record-items.ts'

/** What a round offers to choose from; no two options share word, picture or sound. */
export interface Options<Option extends GameItem> {
  options: Option[]
  /** The place of the right one. */
  right: number
}

/**
 * The right option among `count`, drawn from `others`, in a new order; fewer where too few differ. Those are drawn first
 * that may be taken for the right one - texts of the same form, if nothing else is said - and are not right as well.
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
  const isWrong = (other: Option) => drawn.every(({ word }) => !areNear(word, other.word))
  const wishes = [(other: Option) => isLikely(other) && isWrong(other), isWrong, () => true]
  for (const isWished of wishes) {
    for (const other of shuffled) {
      if (drawn.length >= count) break
      const keys = optionKeys(other)
      if (keys.some((key) => taken.has(key)) || !isWished(other)) continue
      drawn.push(other)
      for (const key of keys) taken.add(key)
    }
  }
  const options = chance.shuffle(drawn)
  return { options, right: options.indexOf(right) }
}

/** What a text is at a glance, by which it would stand out among others: a sentence, a noun with its article or a name, or else. */
export function textForm(text: string): 'sentence' | 'noun' | 'other' {
  if (/[.!?…]$/.test(text)) return 'sentence'
  return /^(?:\p{Lu}|(?:de )?l['’]|(?:les?|la|une?|des|du|de la) )/u.test(text) ? 'noun' : 'other'
}
