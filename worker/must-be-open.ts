import type { Actor } from '../domain/access.ts'
import { closingRow, type RowAccess } from '../domain/menu-visibility.ts'
import { Refusal } from './refusal.ts'

/** A page or a game may be read by those whom its link and the groups above it let in; what has no link, by all. */
export function isOpen(actor: Actor, path: readonly RowAccess[], isWhitelisted: boolean): boolean {
  return whatCloses(actor, path, isWhitelisted) === null
}

/** @throws {Refusal} where a page or a game is not open: 401 for a visitor, 403 for a pupil. */
export function mustBeOpen(actor: Actor, path: readonly RowAccess[], isWhitelisted: boolean): void {
  const row = whatCloses(actor, path, isWhitelisted)
  if (!row) return
  const { displayName, isEnabled } = row
  if (!isEnabled) throw new Refusal(actor ? 'pageDisabled' : 'pageDisabledForVisitor', { displayName })
  throw new Refusal(actor ? 'pageClosed' : 'pageForSignedIn')
}

function whatCloses(actor: Actor, path: readonly RowAccess[], isWhitelisted: boolean): RowAccess | null {
  const [link] = path
  return closingRow(path, actor, new Set(link && isWhitelisted ? [link.clientID] : []))
}
