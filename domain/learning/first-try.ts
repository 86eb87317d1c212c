import { slugOf } from '../slug.ts'
import type { WordTask } from './task.ts'

/** A pupil's first try at a word in a round. */
export interface FirstTry {
  /** The word's id, see `wordID`. */
  word: string
  task: WordTask
  right: boolean
  /** Number of options; absent if there were none. */
  options?: number
  /** Time taken in milliseconds, if the game measures it. */
  ms?: number
}

/** A first try with its time: an ISO instant in UTC by the device's clock. */
export interface TimedTry extends FirstTry {
  at: string
}

/** The properties that identify a word, sentence or question. */
interface SpokenItem {
  word: string
  /** The path of its sound under the media base. */
  sound: string | null
  /** The spoken word, if `word` contains an answer as well. */
  heard?: string
}

/**
 * The id of a word, the same on pages and in all games: the slug of the spoken text. "la vache" ->
 * `la-vache`, "grand, grande" -> `grand`. For a part of a text ("vache"), the name of the sound of the whole
 * text. Null for text without letters, such as "12 🐱".
 */
export function wordID(item: SpokenItem): string | null {
  const soundName = SITE_SOUND.exec(item.sound ?? '')?.[1]
  const text = taughtText(item)
  return (
    (soundName !== undefined && soundName !== slugOf(text)
      ? soundName
      : slugOf(text.replace(BOTH_FORMS, '$1'))) || null
  )
}

/** The text that a round teaches: the word, without an answer in English. */
export function taughtText({ word, heard }: Pick<SpokenItem, 'word' | 'heard'>): string {
  return heard ?? word
}

/** An adjective with both forms: "grand, grande", "beau, belle". */
const BOTH_FORMS = /^((\S\S)\S*), \2\S*$/

/** The site's sounds are named after their text. */
const SITE_SOUND = /^sounds\/(?:.+\/)?([a-z0-9-]+)\.mp3$/

/** Keeps the first try at each word. Skips words without an id. */
export function firstTries(
  tries: readonly (Omit<FirstTry, 'word'> & { item: SpokenItem | undefined })[],
): FirstTry[] {
  const found = new Map<string, FirstTry>()
  for (const { item, ...tried } of tries) {
    const word = item ? wordID(item) : null
    if (word !== null && !found.has(word)) found.set(word, { word, ...tried })
  }
  return [...found.values()]
}
