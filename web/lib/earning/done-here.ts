import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { isOfThisWeek, useCountedPages } from '../school/week-query.ts'
import { session } from '../session/session.ts'
import { tabStorage } from '../storage/browser-storage.ts'

const DONE_KEY = 'mme:done'

/** `userID` is null for a visitor. `since` is when the first page was done, in milliseconds since 1970. */
const doneHere = z.object({ userID: z.nullable(z.int()), since: z.number(), pages: z.array(z.string()) })

const listeners = new Set<() => void>()
const NONE: readonly string[] = []
let cached: { entry: string | null; userID: number | null; pages: readonly string[] } | undefined

// Tablets are shared: clear the previous pupil's pages on sign-out.
session.subscribe(() => {
  if (session.current() === null) tabStorage.removeItem(DONE_KEY)
  tell()
})

/**
 * Remembers in this tab that a game was finished, or that all words of a page were heard. Does not count for
 * Bravos.
 */
export function keepDone(clientID: string): void {
  const pages = [...new Set([...pagesNow(), clientID])]
  const userID = session.current()?.id ?? null
  tabStorage.setItem(DONE_KEY, JSON.stringify({ userID, since: Date.now(), pages }))
  tell()
}

/** Keys of the pages done this week: those counted for the pupil, and those done in this tab. */
export function useDonePages(): ReadonlySet<string> {
  const here = useSyncExternalStore(subscribe, pagesNow, () => NONE)
  const counted = useCountedPages()
  return useMemo(() => new Set([...(counted ?? []), ...here]), [counted, here])
}

function pagesNow(): readonly string[] {
  const entry = tabStorage.getItem(DONE_KEY)
  const userID = session.current()?.id ?? null
  if (cached?.entry !== entry || cached.userID !== userID)
    cached = { entry, userID, pages: read(entry, userID) }
  return cached.pages
}

function read(entry: string | null, userID: number | null): readonly string[] {
  if (entry === null) return NONE
  const { data } = z.safeParse(doneHere, JSON.parse(entry))
  return data?.userID === userID && isOfThisWeek(data.since, Date.now()) ? data.pages : NONE
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
