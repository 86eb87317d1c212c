import { slugOf } from '../slug.ts'
import type { WordTask } from './task.ts'

/** The first try of a round at a word. */
export interface FirstTry {
  /** The word's id: see `wordID`. */
  word: string
  task: WordTask
  right: boolean
  /** Among how many it was chosen; left out where nothing was offered to choose from. */
  options?: number
  /** How long it took, in milliseconds, where the game knows. */
  ms?: number
}

/** A first try, and when it was made: an ISO instant in UTC by the device's clock. */
export interface MadeTry extends FirstTry {
  at: string
}

/** What a word, a sentence or a question is known by. */
interface Said {
  word: string
  /** The path of its sound under the media base. */
  sound: string | null
}

/**
 * The id of a word in the bank, which is the same on a page and in all games: the slug of what is said. "la vache" -> `la-vache`,
 * "grand, grande" -> `grand`. A word shown in part, "vache", and a question shown with its answer have the id of the sound
 * that says the whole. Null for what has no letter, such as "12 🐱".
 */
export function wordID({ word, sound }: Said): string | null {
  const named = SITE_SOUND.exec(sound ?? '')?.[1]
  return (
    (named !== undefined && named !== slugOf(word) ? named : slugOf(word.replace(BOTH_FORMS, '$1'))) || null
  )
}

/** Both forms of an adjective: "grand, grande", "beau, belle". */
const BOTH_FORMS = /^((\S\S)\S*), \2\S*$/

/** The sounds of the site: each is named by what it says. */
const SITE_SOUND = /^sounds\/(?:.+\/)?([a-z0-9-]+)\.mp3$/

/** The first of several tries at a word; those at what has no id are left out. */
export function firstTries(
  tries: readonly (Omit<FirstTry, 'word'> & { item: Said | undefined })[],
): FirstTry[] {
  const found = new Map<string, FirstTry>()
  for (const { item, ...told } of tries) {
    const word = item ? wordID(item) : null
    if (word !== null && !found.has(word)) found.set(word, { word, ...told })
  }
  return [...found.values()]
}
