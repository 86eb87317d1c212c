import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createListeners } from '../listeners.ts'
import { isThisWeek, useCountedPages } from '../school/week-query.ts'
import { removeOnSignOut, session } from '../session/session.ts'
import { tabStorage } from '../storage/browser-storage.ts'

const DONE_KEY = 'mme:done'

/** `userID` is null for a visitor. `since` is when the first page was done, in milliseconds since 1970. */
const donePages = z.object({ userID: z.nullable(z.int()), since: z.number(), pages: z.array(z.string()) })

const { subscribe, notify } = createListeners()
const NO_PAGES: readonly string[] = []
let cached: { entry: string | null; userID: number | null; pages: readonly string[] } | undefined

removeOnSignOut(tabStorage, DONE_KEY)
session.subscribe(notify)

/**
 * Remembers in this tab that a game was finished, or that all words of a page were heard. Does not count for
 * Bravos.
 */
export function markPageDone(clientID: string): void {
  const pages = [...new Set([...currentPages(), clientID])]
  const userID = session.current()?.id ?? null
  tabStorage.setItem(DONE_KEY, JSON.stringify({ userID, since: Date.now(), pages }))
  notify()
}

/** Keys of the pages done this week: those counted for the pupil, and those done in this tab. */
export function useDonePages(): ReadonlySet<string> {
  const here = useSyncExternalStore(subscribe, currentPages, () => NO_PAGES)
  const counted = useCountedPages()
  return useMemo(() => new Set([...(counted ?? []), ...here]), [counted, here])
}

function currentPages(): readonly string[] {
  const entry = tabStorage.getItem(DONE_KEY)
  const userID = session.current()?.id ?? null
  if (cached?.entry !== entry || cached.userID !== userID)
    cached = { entry, userID, pages: parsePages(entry, userID) }
  return cached.pages
}

function parsePages(entry: string | null, userID: number | null): readonly string[] {
  if (entry === null) return NO_PAGES
  const { data } = z.safeParse(donePages, JSON.parse(entry))
  return data?.userID === userID && isThisWeek(data.since, Date.now()) ? data.pages : NO_PAGES
}
