import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { soundPath } from '../../../content/words/media-path.ts'
import { call } from '../api/api.ts'
import { mediaUrl } from '../file-urls.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { hearOwnVoices } from './sound.ts'

const KEY = 'mme:voices'
/** A tablet that stays open all day hears a new recording after this at the latest. */
const FRESH_MS = 15 * 60_000

/** What the teacher said herself, asked for when the page has come to life; until the API answers, what the device last knew. */
export const ownVoicesQuery = queryOptions({
  queryKey: ['recordings'],
  queryFn: async () => {
    const { data } = await call('GET recordings')
    const voices = data.map(({ word, url }): [string, string] => [mediaUrl(`sounds/${word}.mp3`), url])
    browserStorage.setItem(KEY, JSON.stringify(voices))
    hear(voices)
    return data
  },
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
})

hear(readKept())

/** Also where the machine has no sound for what is said, as on a page of the teacher's own. */
function hear(kept: readonly [string, string][]): void {
  const voices = new Map(kept)
  hearOwnVoices((sound, text) => voices.get(mediaUrl(sound ?? soundPath(text))))
}

function readKept(): [string, string][] {
  try {
    return z.parse(
      z.array(z.tuple([z.string(), z.string()])),
      JSON.parse(browserStorage.getItem(KEY) ?? '[]'),
    )
  } catch {
    return []
  }
}
