import { WANTED_KEY } from '../session/forget-person.ts'
import { tabStorage } from '../storage/browser-storage.ts'

/** On a shared tablet, a later user wants another page. */
const LASTS_MS = 10 * 60_000

/** Remembers in this tab the address that a visitor requested, to open it after sign-in. */
export function wantPage(href: string): void {
  tabStorage.setItem(WANTED_KEY, `${Date.now()} ${href}`)
}

/** Returns the remembered address and forgets it. Null if there is none or it is too old. */
export function takeWantedPage(): string | null {
  const [since = '', href] = tabStorage.getItem(WANTED_KEY)?.split(' ') ?? []
  tabStorage.removeItem(WANTED_KEY)
  const age = Date.now() - Number(since)
  return href && age >= 0 && age < LASTS_MS ? href : null
}
