import type { Layer } from '../pictures/compose.ts'
import type { Backdrop } from './backdrops.ts'

/** A page of a story: its scene and its sentences. */
export interface StoryPageSeed {
  backdrop: Backdrop
  /** On 160 x 100, from back to front. */
  pictures: readonly Layer[]
  /** French alternative text of the picture. */
  shows: string
  told: readonly (readonly [french: string, english: string])[]
}

/** A question about the story with its choices: bank words, the right one first. */
export interface QuestionSeed {
  french: string
  english: string
  choices: readonly string[]
}

export interface StorySeed {
  id: string
  title: string
  english: string
  /** Null for everyone. */
  grade: number | null
  about: { french: string; english: string }
  /** Words of the word bank that pupils can tap, as for `wordOf`. */
  words: readonly string[]
  pages: readonly StoryPageSeed[]
  questions: readonly QuestionSeed[]
}

/** `storyPage('meadow', 'Un chat.', [['Voici un chat.', 'Here is a cat.']], at('cat', 60, 50, 40))` */
export function storyPage(
  backdrop: Backdrop,
  shows: string,
  told: StoryPageSeed['told'],
  ...pictures: readonly Layer[]
): StoryPageSeed {
  return { backdrop, shows, told, pictures }
}

/**
 * A question and its answers, the right one first, e.g.
 * `ask('Qui dort?', 'Who is sleeping?', 'le chat', 'le chien')`.
 */
export function ask(french: string, english: string, right: string, ...wrong: string[]): QuestionSeed {
  return { french, english, choices: [right, ...wrong] }
}
