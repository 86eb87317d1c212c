import type { Actor } from '../../domain/access.ts'
import { closingRow, guardsOf, type RowAccess } from '../../domain/menu-visibility.ts'
import { Refusal } from './refusal.ts'

/** What is read beside a page or a game. */
interface Access {
  /** The link that leads there, then the groups above it; empty where there is none. */
  path: readonly RowAccess[]
  isWhitelisted: boolean
  /** Of a game: the link of the page that its words come from, and the groups above it. */
  wordsPath?: readonly RowAccess[]
  isWhitelistedForWords?: boolean
}

/**
 * Whether a page or a game may be read: its link and the groups above it let the caller in, and so does the page that a game's words
 * come from. What has no link is open to all.
 */
export function isOpen(actor: Actor, access: Access): boolean {
  return whatCloses(actor, access) === null
}

/** @throws {Refusal} where a page or a game is not open: 401 for a visitor, 403 for a pupil. */
export function mustBeOpen(actor: Actor, access: Access): void {
  const row = whatCloses(actor, access)
  if (!row) return
  const { displayName, isEnabled } = row
  if (!isEnabled) throw new Refusal(actor ? 'pageDisabled' : 'pageDisabledForVisitor', { displayName })
  throw new Refusal(actor ? 'pageClosed' : 'pageForSignedIn')
}

function whatCloses(
  actor: Actor,
  { path, isWhitelisted, wordsPath = [], isWhitelistedForWords = false }: Access,
): RowAccess | null {
  const whitelisted = [
    ...(isWhitelisted ? path.slice(0, 1) : []),
    ...(isWhitelistedForWords ? wordsPath.slice(0, 1) : []),
  ]
  const keys = new Set(whitelisted.map(({ clientID }) => clientID))
  return closingRow([...path, ...guardsOf(wordsPath)], actor, keys)
}
