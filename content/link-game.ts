import { linkPage } from './link-path.ts'

/** The kind of game that a key names, as its route is called; null for a page, and for a game that has a page of its own. */
export function linkGame(clientID: string): string | null {
  const page = linkPage(clientID)
  return page && page.grade === null && page.path.endsWith('/$id') ? page.title : null
}
