import type { Actor } from '../../domain/access.ts'
import { blockingRow, pageGuards, type RowAccess } from '../../domain/menu-visibility.ts'
import { Refusal } from './refusal.ts'

interface Access {
  /** The page's menu link and the groups above it; empty without a link. */
  path: readonly RowAccess[]
  isWhitelisted: boolean
  /** For a game: the link of its word page and the groups above it. */
  wordsPath?: readonly RowAccess[]
  isWhitelistedForWords?: boolean
}

/**
 * True if `actor` may open a page or game: its link, the groups above it and, for a game, the page of its
 * words all allow it. Pages without a link are open.
 */
export function isOpen(actor: Actor, access: Access): boolean {
  return findClosingRow(actor, access) === null
}

/** @throws {Refusal} if a page or game is not open: 401 for a visitor, 403 for a pupil */
export function assertOpen(actor: Actor, access: Access): void {
  const row = findClosingRow(actor, access)
  if (!row) return
  const { displayName, isEnabled } = row
  if (!isEnabled) throw new Refusal(actor ? 'pageDisabled' : 'pageDisabledForVisitor', { displayName })
  throw new Refusal(actor ? 'pageClosed' : 'pageForSignedIn')
}

function findClosingRow(
  actor: Actor,
  { path, isWhitelisted, wordsPath = [], isWhitelistedForWords = false }: Access,
): RowAccess | null {
  const whitelisted = [
    ...(isWhitelisted ? path.slice(0, 1) : []),
    ...(isWhitelistedForWords ? wordsPath.slice(0, 1) : []),
  ]
  const keys = new Set(whitelisted.map(({ clientID }) => clientID))
  return blockingRow([...path, ...pageGuards(wordsPath)], actor, keys)
}
