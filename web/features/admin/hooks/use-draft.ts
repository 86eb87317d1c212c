import { useState } from 'react'
import * as z from 'zod/mini'
import { session } from '../../../lib/session/session.ts'
import { type BrowserStorage, browserStorage, tabStorage } from '../../../lib/storage/browser-storage.ts'
import { DRAFT_PREFIX, updateDraftLock } from '../../../lib/storage/drafts.ts'
import { parseStored } from './use-history-state.ts'

/** Keys of drafts that outlive the tab, per user: those of new things, which are stored nowhere else yet. */
const LASTING_KEYS: ReadonlySet<string> = new Set(['page-new', 'game-new'])
const MAX_AGE_MS = 14 * 86_400_000
/** In characters. A list of 300 words needs a third of this. */
const MAX_LASTING_LENGTH = 60_000

const lastingDraft = z.object({ since: z.number(), draft: z.unknown() })

interface StoredEntry {
  storage: BrowserStorage
  name: string
  isLasting: boolean
}

/**
 * The state of a form, stored as a draft so that an expired session loses no input: in this tab, or for some
 * days if its key is lasting. Deleted by its form, when its author signs out explicitly, and when someone
 * else signs in.
 * @param isEmpty whether a draft holds nothing to lose, so that it is not stored
 */
export function useDraft<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  initial: z.output<Schema>,
  isEmpty = (draft: z.output<Schema>) => JSON.stringify(draft) === JSON.stringify(initial),
): [draft: z.output<Schema>, write: (next: z.output<Schema>) => void] {
  const [draft, setDraft] = useState(() => readDraft(key, schema) ?? initial)
  return [
    draft,
    (next) => {
      setDraft(next)
      if (isEmpty(next)) deleteDraft(key)
      else saveDraft(key, next)
    },
  ]
}

export function saveDraft(key: string, draft: unknown): void {
  const text = JSON.stringify(draft)
  const { storage, name, isLasting } = text.length > MAX_LASTING_LENGTH ? tabEntry(key) : entryOf(key)
  // Remove the copy in the other storage, which would otherwise be read as the latest one.
  removeEntries(key)
  storage.setItem(name, isLasting ? JSON.stringify({ since: Date.now(), draft }) : text)
  updateDraftLock()
}

/** Null if there is no draft, or if it is too old or does not match the schema. */
export function readDraft<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  return readEntry(entryOf(key), schema) ?? readEntry(tabEntry(key), schema)
}

/** Reads the drafts of this tab whose key starts with `prefix`. */
export function readDrafts<Schema extends z.ZodMiniType>(
  prefix: string,
  schema: Schema,
): { key: string; draft: z.output<Schema> }[] {
  const names = tabStorage.keys().filter((name) => name.startsWith(DRAFT_PREFIX + prefix))
  return names.flatMap((name) => {
    const key = name.slice(DRAFT_PREFIX.length)
    const draft = readDraft(key, schema)
    return draft === null ? [] : [{ key, draft }]
  })
}

/** Deletes the draft of a form that is saved or closed. The drafts of other forms stay. */
export function deleteDraft(key: string): void {
  removeEntries(key)
  updateDraftLock()
}

function removeEntries(key: string): void {
  for (const { storage, name } of [entryOf(key), tabEntry(key)]) storage.removeItem(name)
}

function entryOf(key: string): StoredEntry {
  const id = session.current()?.id
  if (!LASTING_KEYS.has(key) || id === undefined) return tabEntry(key)
  return { storage: browserStorage, name: `${DRAFT_PREFIX}${id}:${key}`, isLasting: true }
}

function tabEntry(key: string): StoredEntry {
  return { storage: tabStorage, name: DRAFT_PREFIX + key, isLasting: false }
}

function readEntry<Schema extends z.ZodMiniType>(
  entry: StoredEntry,
  schema: Schema,
): z.output<Schema> | null {
  const text = entry.storage.getItem(entry.name)
  if (!entry.isLasting) return parseStored(text, schema)
  const stored = parseStored(text, lastingDraft)
  const isFresh = stored !== null && Date.now() - stored.since < MAX_AGE_MS
  return isFresh ? (z.safeParse(schema, stored.draft).data ?? null) : null
}
