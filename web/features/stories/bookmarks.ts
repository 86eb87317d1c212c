import { BOOKMARKS_KEY as KEY } from '../../lib/session/clear-user-data.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

/** The page at which a story was left, from 0. 0 if there is no valid bookmark. */
export function bookmarkOf(story: string, pages: number): number {
  const page = read()[story]
  return typeof page === 'number' && Number.isInteger(page) && page > 0 && page < pages ? page : 0
}

export function saveBookmark(story: string, page: number): void {
  try {
    browserStorage.setItem(KEY, JSON.stringify({ ...read(), [story]: page }))
  } catch {
    // If the storage is full, the story restarts at its first page.
  }
}

function read(): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '{}')
    return typeof saved === 'object' && saved !== null ? { ...saved } : {}
  } catch {
    return {}
  }
}
