import { WANTED_KEY } from '../session/forget-person.ts'
import { tabStorage } from '../storage/browser-storage.ts'

/** Whoever comes to a shared tablet later wants something else. */
const LASTS_MS = 10 * 60_000

/** Keeps in this tab the address that a visitor came to, as for who has signed in. */
export function wantPage(href: string): void {
  tabStorage.setItem(WANTED_KEY, `${Date.now()} ${href}`)
}

/** @returns the address once, for who has just signed in; null where there is none, or it is old */
export function takeWantedPage(): string | null {
  const [since = '', href] = tabStorage.getItem(WANTED_KEY)?.split(' ') ?? []
  tabStorage.removeItem(WANTED_KEY)
  const age = Date.now() - Number(since)
  return href && age >= 0 && age < LASTS_MS ? href : null
}
