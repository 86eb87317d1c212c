import { shownBy } from '../content/word-paths.ts'
import { openDatabase } from './db/database.ts'
import type { Env } from './env.ts'
import { logFault } from './http/log-fault.ts'
import { type ClosedPages, readClosedPages } from './menu/closed-pages.ts'
import { readStamp } from './menu/queries.ts'
import type { SchoolStores } from './schools/stores.ts'

/** Tells the site, which has the files where the Worker has none, which one to give. */
const FILE = 'X-Site-File'
/** The file of the app's shell, which asks the API what to show. */
const SHELL = '/app'
/** For how long the Worker takes the menu for the same: a page is closed everywhere so soon. */
const LOOK_MS = 5000

const looks = new WeakMap<SchoolStores, { at: number; closed: ClosedPages }>()

/**
 * Answers for a file of the site that holds words of a page: the file where a visitor may open the page, else the app's shell, and
 * no copy. Where the database does not answer, what was known last holds.
 */
export async function answerSite(
  request: Request,
  { env, school, now }: { env: Env; school: SchoolStores; now: Date },
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const { pathname } = new URL(request.url)
  const file = await fileFor(pathname, school, now)
  if (file === null) return new Response(null, { status: 404 })
  if (!env.ASSETS) return new Response(null, { status: 204, headers: { [FILE]: file } })
  return env.ASSETS.fetch(new Request(new URL(file, request.url), request))
}

async function fileFor(pathname: string, school: SchoolStores, now: Date): Promise<string | null> {
  const closed = await lookAt(school, now)
  const shown = shownBy(pathname)
  if ('copyOf' in shown) return closed?.clientIDs.has(shown.copyOf) ? null : pathname
  return closed?.paths.has(shown.path) ? SHELL : pathname
}

async function lookAt(school: SchoolStores, now: Date): Promise<ClosedPages | null> {
  const last = looks.get(school)
  const age = last ? now.getTime() - last.at : -1
  if (last && age >= 0 && age < LOOK_MS) return last.closed
  try {
    const db = openDatabase(school.database)
    const isSame = last?.closed.stamp === (await readStamp(db))
    const closed = last && isSame ? last.closed : await readClosedPages(db)
    looks.set(school, { at: now.getTime(), closed })
    return closed
  } catch (error) {
    logFault('The look at what is closed', error)
    return last?.closed ?? null
  }
}
