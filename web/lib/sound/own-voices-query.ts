import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { soundPath } from '../../../content/words/media-path.ts'
import { voice } from '../../../domain/api/settings.ts'
import { call } from '../api/api.ts'
import { mediaUrl } from '../file-urls.ts'
import { browserStorage, readEntry } from '../storage/browser-storage.ts'
import { setVoices } from './sound.ts'

const VOICES_KEY = 'mme:voices'
/** A tablet that stays open all day picks up a new recording after this time at the latest. */
const FRESH_MS = 15 * 60_000

const storedVoices = z.object({ own: z.array(z.tuple([z.string(), z.string()])), voice })

/** The teacher's recordings and the school's choice of voice. The device's copy is used until the API answers. */
export const ownVoicesQuery = queryOptions({
  queryKey: ['recordings'],
  queryFn: async () => {
    const { data, voice } = await call('GET recordings')
    const own = data.map(({ word, url }): [string, string] => [mediaUrl(`sounds/${word}.mp3`), url])
    browserStorage.setItem(VOICES_KEY, JSON.stringify({ own, voice }))
    applyVoices({ own, voice })
    return data
  },
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
})

applyVoices(
  readEntry(browserStorage, VOICES_KEY, (value) => z.parse(storedVoices, value)) ?? {
    own: [],
    voice: 'site',
  },
)

/** Also finds recordings for texts without a generated sound, as on a teacher's own page. */
function applyVoices({ own, voice }: z.infer<typeof storedVoices>): void {
  const voices = new Map(own)
  setVoices((sound, text) => voices.get(mediaUrl(sound ?? soundPath(text))), voice)
}
