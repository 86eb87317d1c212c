import type { GameItem } from './game.ts'
import { areNear } from './near-words.ts'
import type { Random } from './random.ts'
import { optionKeys } from './record-items.ts'

/** The options of a round. All differ in word, picture and sound. */
export interface Options<Option extends GameItem> {
  options: Option[]
  /** Index of the right option. */
  right: number
}

/**
 * Draws the wrong options from `others` and shuffles them with the right one. Prefers plausible ones (by
 * default texts of the same form) that are not right as well. Returns fewer than `count` if too few differ.
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
  const preferences = [(other: Option) => isLikely(other) && isWrong(other), isWrong, () => true]
  for (const isPreferred of preferences) {
    for (const other of shuffled) {
      if (drawn.length >= count) break
      const keys = optionKeys(other)
      if (keys.some((key) => taken.has(key)) || !isPreferred(other)) continue
      drawn.push(other)
      for (const key of keys) taken.add(key)
    }
  }
  const options = chance.shuffle(drawn)
  return { options, right: options.indexOf(right) }
}

/** Number of options for a pupil who gets fewer choices. */
export const FEWER_OPTIONS = 2

/** The right option and one that is wrong, if there is one. */
export function withFewerOptions<Option extends GameItem>(
  { options, right }: Options<Option>,
  chance: Random,
  isWrong: (option: Option) => boolean,
): Options<Option> {
  const others = options
    .filter((_option, place) => place !== right)
    .toSorted((one, other) => Number(isWrong(other)) - Number(isWrong(one)))
    .slice(0, FEWER_OPTIONS - 1)
  const shown = options[right]
  const fewer = chance.shuffle(shown === undefined ? others : [shown, ...others])
  return { options: fewer, right: shown === undefined ? right : fewer.indexOf(shown) }
}

/** The form of a text at a glance: a sentence, a noun with article or a name, or other. */
export function textForm(text: string): 'sentence' | 'noun' | 'other' {
  if (/[.!?…]$/.test(text)) return 'sentence'
  return /^(?:\p{Lu}|(?:de )?l['’]|(?:les?|la|une?|des|du|de la) )/u.test(text) ? 'noun' : 'other'
}
