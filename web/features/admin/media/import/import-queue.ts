import { keepVoice } from '../keep-voice.ts'
import type { SaveQueue } from '../save-queue.ts'
import type { VoicedWord } from '../voiced-words.ts'
import { type BroughtFile, nameOf } from './brought-file.ts'
import { preparedSound } from './prepared-sound.ts'

/** A word and the file that is to be heard for it. */
export interface ImportItem {
  word: VoicedWord
  file: BroughtFile
}

/** Two calls each: an administrator has 600 a minute (`CALLS`), and goes on working meanwhile. */
const PACE_MS = 250

/** Keeps each recording with what is said about it, one after the other. */
export function importAll(queue: SaveQueue, items: readonly ImportItem[], credit: string): void {
  for (const { word, file } of items) {
    queue.add(word.voice, async () => {
      const pace = new Promise((resolve) => setTimeout(resolve, PACE_MS))
      const name = nameOf(file).replace(/\.\w+$/, '.wav')
      await keepVoice(word.voice, await preparedSound(file), name, credit)
      await pace
    })
  }
  queue.goOn()
}
