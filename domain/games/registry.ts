import { exposed } from './exposed/rules.ts'
import { customMatching, matching } from './matching/rules.ts'
import { memory } from './memory/rules.ts'
import { numbers } from './numbers/rules.ts'

/** Game kind -> its rules. The kind is the segment of the path: `/games/memory/{id}`. */
export const games = { memory, exposed, matching, 'custom-matching': customMatching, numbers } as const

export type GameKind = keyof typeof games

export function isGameKind(kind: string): kind is GameKind {
  return Object.hasOwn(games, kind)
}
