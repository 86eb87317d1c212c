import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { Page } from '../../../content/routes.ts'
import type { PageRecord, WrittenKind } from '../../../domain/api/page.ts'
import { pageQueryKey } from '../../../domain/hydration-data.ts'
import type { RecordOf } from '../../app/prerender-data.ts'
import { ApiError, call } from '../api/api.ts'
import { copyPath } from '../file-urls.ts'
import { loadPart } from '../loading/load-part.ts'

/** The stored content of a page. Null if nothing is written yet. */
export function pageQuery<Kind extends WrittenKind>(kind: Kind, clientID: string) {
  return queryOptions({
    queryKey: pageQueryKey(clientID),
    queryFn: async (): Promise<RecordOf<Kind> | null> => {
      const page = await readPage(clientID)
      return page && readRecord(kind, page)
    },
    structuralSharing: newerPage,
  })
}

/** Age of shipped data: it is rendered immediately, but always stale, so that the API is called too. */
export const SHIPPED_DATA_OPTIONS = { updatedAt: 1 }

/**
 * Ensures that a page has data to show. Uses known data, else whichever comes first: the API's response or the copy
 * shipped with the site (public built-in pages only). The API's response then replaces the copy.
 */
export async function ensurePage(
  queryClient: QueryClient,
  kind: WrittenKind,
  { clientID, access, isOwn }: Page,
): Promise<void> {
  const query = pageQuery(kind, clientID)
  const isKnown = () => queryClient.getQueryData(query.queryKey) !== undefined
  if (isKnown()) return
  const answer = queryClient.fetchQuery(query)
  const applyCopy = async () => {
    const record = await readRecord(kind, await shippedCopy(clientID))
    if (!isKnown()) queryClient.setQueryData(query.queryKey, record, SHIPPED_DATA_OPTIONS)
  }
  const copy = access === 'everyone' && !isOwn ? applyCopy() : answer
  await Promise.any([answer, copy]).catch(() => answer)
}

/** @throws {Error} if the site ships no copy of the page */
async function shippedCopy(clientID: string): Promise<PageRecord> {
  const response = await fetch(copyPath(clientID))
  if (!response.ok) throw new Error(`The site has no copy of ${clientID}.`)
  const { parsePage } = await loadParsers()
  return parsePage(await response.json())
}

async function readRecord<Kind extends WrittenKind>(kind: Kind, page: PageRecord): Promise<RecordOf<Kind>> {
  const { parseContent } = await loadParsers()
  return { ...page, kind, content: parseContent(kind, page.content) }
}

/** Loads the schemas with the first answer. A prerendered page does not need them. */
function loadParsers() {
  return loadPart(() => import('./parse-content.ts'))
}

/** The page as the teacher wrote it. Null if nothing is written yet. */
export async function readPage(clientID: string): Promise<PageRecord | null> {
  try {
    return (await call('GET pages/:clientID', { path: { clientID } })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/**
 * Chooses between the shown page and a response: the response wins if its stamp is newer, or without stamps (nothing
 * is written yet). Equal parts keep their identity, so that they do not render again.
 */
export function newerPage(shown: unknown, response: unknown): unknown {
  const [former, latter] = [stampOf(shown), stampOf(response)]
  const isNewer = former === null || latter === null || latter > former
  return isNewer ? replaceEqualDeep(shown, response) : shown
}

/** ISO 8601 in UTC: alphabetical order is chronological. */
function stampOf(page: unknown): string | null {
  const isStamped = typeof page === 'object' && page !== null && 'updated' in page
  return isStamped && typeof page.updated === 'string' ? page.updated : null
}
