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

/** A question about the story and what there is to choose from: words of the bank, the right one first. */
export interface QuestionSeed {
  french: string
  english: string
  choices: readonly string[]
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
  questions: readonly QuestionSeed[]
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

/** `ask('Qui dort?', 'Who is sleeping?', 'le chat', 'le chien', 'la souris', 'le lapin')`: it is the cat. */
export function ask(french: string, english: string, right: string, ...wrong: string[]): QuestionSeed {
  return { french, english, choices: [right, ...wrong] }
}
