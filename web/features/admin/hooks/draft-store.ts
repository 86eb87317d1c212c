import * as z from 'zod/mini'
import { session } from '../../../lib/session/session.ts'
import { type BrowserStorage, browserStorage, tabStorage } from '../../../lib/storage/browser-storage.ts'
import { noteDrafts, DRAFT_PREFIX as PREFIX } from '../../../lib/storage/drafts.ts'

/** What is begun and nowhere yet outlives its tab, for the one who began it: a new page. */
const LASTING: ReadonlySet<string> = new Set(['page-new'])
const LASTS_MS = 14 * 86_400_000
/** Of a draft that outlives its tab, in characters: a list of 300 words has a third of it. */
const LARGEST = 60_000

const lasting = z.object({ since: z.number(), draft: z.unknown() })

interface Place {
  storage: BrowserStorage
  entry: string
  lasts: boolean
}

export function keepDraft(key: string, draft: unknown): void {
  const text = JSON.stringify(draft)
  const { storage, entry, lasts } = text.length > LARGEST ? inTab(key) : placeOf(key)
  // An older copy at the other place would be read for the latest.
  for (const place of [placeOf(key), inTab(key)]) place.storage.removeItem(place.entry)
  storage.setItem(entry, lasts ? JSON.stringify({ since: Date.now(), draft }) : text)
  noteDrafts()
}

/** Null where there is none, or one that is old, or of another version of the site. */
export function readDraft<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  return read(placeOf(key), schema) ?? read(inTab(key), schema)
}

/** What is kept under the keys that begin so. */
export function readDrafts<Schema extends z.ZodMiniType>(start: string, schema: Schema): z.output<Schema>[] {
  return placesFrom(start).flatMap((place) => read(place, schema) ?? [])
}

/** When a form is saved or closed: the drafts whose key begins so. What is being written elsewhere stays. */
export function forgetDrafts(start: string): void {
  for (const { storage, entry } of placesFrom(start)) storage.removeItem(entry)
  noteDrafts()
}

function placeOf(key: string): Place {
  const id = session.current()?.id
  if (!LASTING.has(key) || id === undefined) return inTab(key)
  return { storage: browserStorage, entry: `${PREFIX}${id}:${key}`, lasts: true }
}

function inTab(key: string): Place {
  return { storage: tabStorage, entry: PREFIX + key, lasts: false }
}

function placesFrom(start: string): Place[] {
  const here = tabStorage.keys().filter((entry) => entry.startsWith(PREFIX + start))
  return [
    ...[...LASTING]
      .filter((key) => key.startsWith(start))
      .map(placeOf)
      .filter(({ lasts }) => lasts),
    ...here.map((entry) => inTab(entry.slice(PREFIX.length))),
  ]
}

function read<Schema extends z.ZodMiniType>(place: Place, schema: Schema): z.output<Schema> | null {
  const text = place.storage.getItem(place.entry)
  if (!place.lasts) return parseKept(text, schema)
  const kept = parseKept(text, lasting)
  const isFresh = kept !== null && Date.now() - kept.since < LASTS_MS
  return isFresh ? (z.safeParse(schema, kept.draft).data ?? null) : null
}

/** What a text says that was kept; null where there is none, or one of another version of the site. */
export function parseKept<Schema extends z.ZodMiniType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | null {
  try {
    return z.safeParse(schema, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
