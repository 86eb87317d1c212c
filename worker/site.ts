import { OWN_PAGES } from '../content/own-page.ts'
import { shownBy } from '../content/word-paths.ts'
import { SHORT_PATH } from '../domain/short-address.ts'
import { openDatabase } from './db/database.ts'
import type { Env } from './env.ts'
import { logFault } from './http/log-fault.ts'
import { readStamp } from './menu/queries.ts'
import { readSitePages, type SitePages } from './menu/site-pages.ts'
import type { SchoolStores } from './schools/stores.ts'

/** Tells the site, which has the files where the Worker has none, which one to give. */
const FILE = 'X-Site-File'
/** Beside it, percent-encoded: the title of the page, which the shell has as the site's. */
const TITLE = 'X-Site-Title'
/** The file of the app's shell, which asks the API what to show. */
const SHELL = '/app'
/** For how long the Worker takes the menu for the same: a page is closed everywhere so soon. */
const LOOK_MS = 5000

const looks = new WeakMap<SchoolStores, { at: number; pages: SitePages }>()

/** The file of the site that a path stands for, the title to put into it, or where the path leads. */
type Found = { file: string; title?: string } | { leadsTo: string }

/**
 * Answers for a file of the site that holds words of a page: the file where a visitor may open the page, else the app's shell, and
 * no copy. A page of the teacher's own is the shell with its title, for whoever is sent a link to it; a short address leads to its
 * page. Where the database does not answer, what was known last holds.
 */
export async function answerSite(
  request: Request,
  { env, school, now }: { env: Env; school: SchoolStores; now: Date },
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const { pathname } = new URL(request.url)
  const found = find(pathname, await lookAt(school, now))
  if (found === null) return new Response(null, { status: 404 })
  if ('leadsTo' in found) return new Response(null, { status: 302, headers: { Location: found.leadsTo } })
  const { file, title } = found
  if (!env.ASSETS) {
    const headers = new Headers({ [FILE]: file })
    if (title !== undefined) headers.set(TITLE, encodeURIComponent(title))
    return new Response(null, { status: 204, headers })
  }
  const answer = await env.ASSETS.fetch(new Request(new URL(file, request.url), request))
  return title === undefined ? answer : withTitle(answer, title)
}

function find(pathname: string, pages: SitePages | null): Found | null {
  const shown = shownBy(pathname)
  if ('copyOf' in shown) return pages?.closed.clientIDs.has(shown.copyOf) ? null : { file: pathname }
  if (shown.path.startsWith(`${SHORT_PATH}/`)) {
    const leadsTo = pages?.addresses.get(Number(shown.path.slice(SHORT_PATH.length + 1)))
    return leadsTo === undefined ? { file: SHELL } : { leadsTo }
  }
  if (!shown.path.startsWith(`${OWN_PAGES}/`))
    return { file: pages?.closed.paths.has(shown.path) ? SHELL : pathname }
  return { file: SHELL, title: pages?.ownTitles.get(shown.path) }
}

/** The same as the gateway does before the site's files (`scripts/deploy/config.ts`). */
function withTitle(answer: Response, title: string): Response {
  return new HTMLRewriter()
    .on('title', { element: (element) => void element.setInnerContent(title) })
    .on('meta[property="og:title"]', { element: (element) => void element.setAttribute('content', title) })
    .transform(answer)
}

async function lookAt(school: SchoolStores, now: Date): Promise<SitePages | null> {
  const last = looks.get(school)
  const age = last ? now.getTime() - last.at : -1
  if (last && age >= 0 && age < LOOK_MS) return last.pages
  try {
    const db = openDatabase(school.database)
    const isSame = last?.pages.stamp === (await readStamp(db))
    const pages = last && isSame ? last.pages : await readSitePages(db)
    looks.set(school, { at: now.getTime(), pages })
    return pages
  } catch (error) {
    logFault('The look at what is closed', error)
    return last?.pages ?? null
  }
}
