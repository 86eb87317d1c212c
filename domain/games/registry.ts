import { exposed } from './exposed/rules.ts'
import { memory } from './memory/rules.ts'

/** Game kind -> its rules. The kind is the segment of the path: `/games/memory/{id}`. */
export const games = { memory, exposed } as const

export type GameKind = keyof typeof games

export function isGameKind(kind: string): kind is GameKind {
  return Object.hasOwn(games, kind)
}
