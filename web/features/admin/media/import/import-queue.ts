import { prepareRecording } from '../../../../lib/recording/prepare-recording.ts'
import type { SaveQueue } from '../save-queue.ts'
import { saveVoice } from '../upload-media.ts'
import type { VoicedWord } from '../voiced-words.ts'
import { nameOf, type SourceFile } from './source-file.ts'

/** A word and its new recording. */
export interface ImportItem {
  word: VoicedWord
  file: SourceFile
}

/** Minimum time per recording. Each needs two of an administrator's 600 calls per minute (`WRITE_LIMITS`). */
const MIN_INTERVAL_MS = 250

export function importAll(queue: SaveQueue, items: readonly ImportItem[], credit: string): void {
  for (const { word, file } of items) {
    queue.add(word.voice, async () => {
      const minimumTime = new Promise((resolve) => setTimeout(resolve, MIN_INTERVAL_MS))
      const name = nameOf(file).replace(/\.\w+$/, '.wav')
      await saveVoice(word.voice, await prepareSound(file), name, credit)
      await minimumTime
    })
  }
  queue.resume()
}

/** Converts a file to the stored format. @throws {Error} with a French message */
export async function prepareSound(file: SourceFile): Promise<Blob> {
  const content = await file.read()
  const prepared = await prepareRecording(content).catch((cause) => {
    throw new Error(`Ce navigateur n'arrive pas à lire « ${nameOf(file)} ».`, { cause })
  })
  if (!prepared) throw new Error(`On n'entend rien dans « ${nameOf(file)} ».`)
  return prepared
}
