import { useState } from 'react'
import * as z from 'zod/mini'
import { noteDrafts, DRAFT_PREFIX as PREFIX } from '../../../lib/storage/drafts.ts'

/**
 * What is being written, kept in this tab: a session that ends in the middle of a form takes no word along.
 * It is forgotten when the form is closed, when its writer signs out by hand, and when somebody else signs in.
 */
export function useDraft<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  initial: z.output<Schema>,
): [draft: z.output<Schema>, write: (next: z.output<Schema>) => void] {
  const entry = PREFIX + key
  const [draft, setDraft] = useState(() => readDraft(entry, schema) ?? initial)
  return [
    draft,
    (next) => {
      setDraft(next)
      // A browser that keeps nothing still has the words in the form, as long as it is open.
      const kept = JSON.stringify(next)
      tryStorage((storage) =>
        kept === JSON.stringify(initial) ? storage.removeItem(entry) : storage.setItem(entry, kept),
      )
      noteDrafts()
    },
  ]
}

/** Before the form that goes on with it is there. */
export function keepDraft(key: string, draft: unknown): void {
  tryStorage((storage) => storage.setItem(PREFIX + key, JSON.stringify(draft)))
  noteDrafts()
}

/** What is kept under the keys that begin so. */
export function readDrafts<Schema extends z.ZodMiniType>(start: string, schema: Schema): z.output<Schema>[] {
  const entries = tryStorage((storage) => Object.keys(storage)) ?? []
  return entries
    .filter((entry) => entry.startsWith(PREFIX + start))
    .flatMap((entry) => readDraft(entry, schema) ?? [])
}

/** When a form is saved or closed: the drafts whose key begins so. What is being written elsewhere stays. */
export function forgetDrafts(start: string): void {
  tryStorage((storage) => {
    for (const entry of Object.keys(storage)) if (entry.startsWith(PREFIX + start)) storage.removeItem(entry)
  })
  noteDrafts()
}

/** Null where there is none, or one of another version of the site. */
function readDraft<Schema extends z.ZodMiniType>(entry: string, schema: Schema): z.output<Schema> | null {
  const kept = tryStorage((storage) => storage.getItem(entry)) ?? 'null'
  const read = z.safeParse(schema, JSON.parse(kept))
  return read.success ? read.data : null
}

function tryStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
