import type { Layer } from '../pictures/compose.ts'
import type { Backdrop } from './backdrops.ts'

/** A page of a story: what is drawn and what is told. */
export interface LeafSeed {
  backdrop: Backdrop
  /** Placed on 160 x 100, from the back to the front. */
  pictures: readonly Layer[]
  /** What the picture shows, in French. */
  shows: string
  told: readonly (readonly [french: string, english: string])[]
}

export interface StorySeed {
  id: string
  title: string
  english: string
  /** Null where it is for everyone. */
  grade: number | null
  about: { french: string; english: string }
  /** Words of the bank that can be touched, as `wordOf` knows them. */
  words: readonly string[]
  leaves: readonly LeafSeed[]
}

/** `leaf('meadow', 'Un chat.', [['Voici un chat.', 'Here is a cat.']], at('cat', 60, 50, 40))` */
export function leaf(
  backdrop: Backdrop,
  shows: string,
  told: LeafSeed['told'],
  ...pictures: readonly Layer[]
): LeafSeed {
  return { backdrop, shows, told, pictures }
}
