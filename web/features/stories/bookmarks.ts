import { BOOKMARKS_KEY as KEY } from '../../lib/session/clear-user-data.ts'
import { readOwnEntry, storeOwnEntry } from '../../lib/session/own-entry.ts'

/** The page at which the user left a story, from 0. 0 if there is no valid bookmark. */
export function bookmarkOf(story: string, pages: number): number {
  const page = readBookmarks()[story]
  return typeof page === 'number' && Number.isInteger(page) && page > 0 && page < pages ? page : 0
}

export function saveBookmark(story: string, page: number): void {
  storeOwnEntry(KEY, { ...readBookmarks(), [story]: page })
}

function readBookmarks(): Record<string, unknown> {
  const saved = readOwnEntry(KEY)
  return typeof saved === 'object' && saved !== null ? { ...saved } : {}
}
