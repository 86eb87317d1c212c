import type { FirstTry } from '../learning/first-try.ts'
import { CHEERS } from './game.ts'

/** The praise shown at the end of a game. */
export interface Praise {
  word: string
  /** 0 to 3. */
  stars: number
}

/** Shown if nothing was right. */
export const NO_PRAISE = { french: 'Encore une fois!', english: 'One more time!' } as const

const cheers: readonly string[] = CHEERS

/** Minimum share of right first tries per number of stars, highest first. */
const PRAISES = [
  { from: 0.9, stars: 3, words: cheers },
  { from: 0.6, stars: 2, words: cheers.slice(0, 3) },
  { from: 0, stars: 1, words: cheers.slice(0, 1) },
]

/**
 * Returns the praise for a result.
 * @param cheer the word drawn by the game, used for a perfect result
 * @param tries first tries; none counts as no mistakes
 * @param score points, if the game has them
 */
export function praiseOf(
  cheer: string,
  tries: readonly Pick<FirstTry, 'right'>[],
  score: number | undefined,
): Praise {
  const right = tries.filter((each) => each.right).length
  if (tries.length > 0 && right === 0 && !score) return { word: NO_PRAISE.french, stars: 0 }
  const share = tries.length > 0 ? right / tries.length : 1
  const { stars, words } = PRAISES.find(({ from }) => share >= from) ?? { stars: 1, words: [] }
  return { stars, word: words[cheers.indexOf(cheer) % words.length] ?? CHEERS[0] }
}
