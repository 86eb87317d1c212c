import { farm } from './farm.ts'
import { slugOf } from './media-path.ts'
import type { Word } from './word.ts'

/** The word bank by theme; a theme is a file beside this one. */
export const themes = { farm } as const satisfies Record<string, readonly Word[]>

export type Theme = keyof typeof themes

export const bank: readonly Word[] = Object.values(themes).flat()

const byID = new Map(bank.map((word) => [word.id, word]))

/**
 * The word of the bank that is written so, with its article: `wordOf('la vache')`. Where one form has two
 * meanings, the sense follows a hash: `wordOf('la glace#dessert')`.
 * @throws {Error} where the bank does not have it.
 */
export function wordOf(written: string): Word {
  const id = slugOf(written.replace('#', ' '))
  const word = byID.get(id)
  if (word === undefined) throw new Error(`The word bank has no "${written}" (${id}).`)
  return word
}
