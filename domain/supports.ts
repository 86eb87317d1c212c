import * as z from 'zod/mini'

/**
 * Supports that a teacher sets for a pupil. They describe how the site behaves, never why: no diagnosis is
 * stored. The order is that of the bits in `users.supports`: append only. Pupils may choose `lightning`.
 */
export const supports = [
  'fewer-choices',
  'always-heard',
  'no-spelling',
  'half-mission',
  'calm',
  'large-text',
  'easy-font',
  'high-contrast',
  'more-time',
  'english',
  'lightning',
] as const
export type Support = (typeof supports)[number]

export const supportList = z
  .array(z.enum(supports))
  .check(z.maxLength(supports.length, 'doit nommer chaque soutien une seule fois'))

export const ALL_SUPPORTS = 2 ** supports.length - 1

/** The list as stored: bit n for the n-th support. */
export function supportBits(list: readonly Support[]): number {
  return supports.reduce((bits, support, place) => bits + (list.includes(support) ? 2 ** place : 0), 0)
}

/** Ignores bits of newer versions. */
export function supportsIn(bits: number): Support[] {
  return supports.filter((_support, place) => (bits & (2 ** place)) !== 0)
}
