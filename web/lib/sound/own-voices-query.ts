import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { soundPath } from '../../../content/words/media-path.ts'
import { voice } from '../../../domain/api/settings.ts'
import { call } from '../api/api.ts'
import { mediaUrl } from '../file-urls.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { hearVoices } from './sound.ts'

const KEY = 'mme:voices'
/** A tablet that stays open all day hears a new recording after this at the latest. */
const FRESH_MS = 15 * 60_000

const keptVoices = z.object({ own: z.array(z.tuple([z.string(), z.string()])), voice })
type KeptVoices = z.infer<typeof keptVoices>

/** What the teacher said herself, and whose voice says the rest, asked for when the page has come to life; until the API answers, what the device last knew. */
export const ownVoicesQuery = queryOptions({
  queryKey: ['recordings'],
  queryFn: async () => {
    const { data, voice } = await call('GET recordings')
    const own = data.map(({ word, url }): [string, string] => [mediaUrl(`sounds/${word}.mp3`), url])
    browserStorage.setItem(KEY, JSON.stringify({ own, voice }))
    hear({ own, voice })
    return data
  },
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
})

hear(readKept())

/** Also where the machine has no sound for what is said, as on a page of the teacher's own. */
function hear({ own, voice }: KeptVoices): void {
  const voices = new Map(own)
  hearVoices((sound, text) => voices.get(mediaUrl(sound ?? soundPath(text))), voice)
}

function readKept(): KeptVoices {
  try {
    return z.parse(keptVoices, JSON.parse(browserStorage.getItem(KEY) ?? ''))
  } catch {
    return { own: [], voice: 'site' }
  }
}
