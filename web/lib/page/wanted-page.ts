/** The address that a visitor was led home from, as for who has signed in; until the page is loaded again. */
let wanted: string | null = null

export function wantPage(href: string): void {
  wanted = href
}

/** @returns the address once, for who has just signed in */
export function takeWantedPage(): string | null {
  const href = wanted
  wanted = null
  return href
}
