import { queryOptions } from '@tanstack/react-query'
import type { Recording, RecordingsAnswer } from '../../domain/api/recording.ts'
import { apiGet } from './api.ts'
import { browserStorage } from './browser-storage.ts'
import { mediaUrl } from './media-url.ts'

const KEY = 'mme:voices'
/** A tablet that stays open all day hears a new recording after this at the latest. */
const FRESH_MS = 15 * 60_000

/** The machine's sound -> the teacher's in its place, by address. What the device last knew serves until the API answers. */
let voices = readKept()

/** What the teacher said herself. Whatever is played from then on is played in her voice. */
export const ownVoicesQuery = queryOptions({
  queryKey: ['recordings'],
  queryFn: async () => {
    const { data } = await apiGet<RecordingsAnswer>('recordings')
    keep(data)
    return data
  },
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
})

/** Where to load a sound from: the teacher's own recording where there is one. */
export function voiceOf(url: string): string {
  return voices.get(url) ?? url
}

function keep(recordings: readonly Recording[]): void {
  voices = new Map(recordings.map(({ word, url }) => [mediaUrl(`sounds/${word}.mp3`), url]))
  browserStorage.setItem(KEY, JSON.stringify([...voices]))
}

function readKept(): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isPair) : [])
  } catch {
    return new Map()
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}
