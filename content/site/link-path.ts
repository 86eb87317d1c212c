import { type Page, pageOf } from '../routes.ts'

/** A menu link or game record: its key, and the record's external identifier. */
interface Target {
  clientID: string
  externalIdentifier: string | null
}

/** The path of a link: its page, or the game's route with the record's identifier; null for a group. */
export function linkPath({ clientID, externalIdentifier }: Target): string | null {
  const page = linkPage(clientID)
  if (!page) return null
  if (!page.path.includes('$id')) return page.path
  return externalIdentifier && page.path.replace('$id', encodeURIComponent(externalIdentifier))
}

/**
 * The page of a key. A game record's key is its route's key with a name appended:
 * `Page_Games_Memory_Grade4_Ant` → the page `Page_Games_Memory`.
 */
export function linkPage(clientID: string): Page | undefined {
  const page = pageOf(clientID)
  if (page || !clientID.includes('_')) return page
  const shorter = linkPage(clientID.slice(0, clientID.lastIndexOf('_')))
  return shorter?.path.endsWith('/$id') ? shorter : undefined
}
