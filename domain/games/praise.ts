import type { FirstTry } from '../learning/first-try.ts'
import { CHEERS } from './game.ts'

/** What stands at the end of a game. */
export interface Praise {
  word: string
  /** 0 to 3. */
  stars: number
}

/** Stands where nothing was right: it neither praises nor shames. */
export const ONCE_MORE = { french: 'Encore une fois!', english: 'One more time!' }

const cheers: readonly string[] = CHEERS

/** From this share of right first tries on, so many stars and one of these words; the best first. */
const PRAISES = [
  { from: 0.9, stars: 3, words: cheers },
  { from: 0.6, stars: 2, words: cheers.slice(0, 3) },
  { from: 0, stars: 1, words: cheers.slice(0, 1) },
]

/**
 * The praise that a result deserves.
 * @param cheer the word that the game drew, which stands where everything was right
 * @param tries without any, as in a board that was solved by luck, nothing was wrong
 * @param score the points, where the game has any: an almost right answer has some
 */
export function praiseOf(
  cheer: string,
  tries: readonly Pick<FirstTry, 'right'>[],
  score: number | undefined,
): Praise {
  const right = tries.filter((each) => each.right).length
  if (tries.length > 0 && right === 0 && !score) return { word: ONCE_MORE.french, stars: 0 }
  const share = tries.length > 0 ? right / tries.length : 1
  const { stars, words } = PRAISES.find(({ from }) => share >= from) ?? { stars: 1, words: [] }
  return { stars, word: words[cheers.indexOf(cheer) % words.length] ?? CHEERS[0] }
}
