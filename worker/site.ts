import { OWN_PAGES } from '../content/own-page.ts'
import { shownBy } from '../content/word-paths.ts'
import { SHORT_PATH } from '../domain/short-address.ts'
import { openDatabase } from './db/database.ts'
import type { Env } from './env.ts'
import { logFault } from './http/log-fault.ts'
import { readStamp } from './menu/queries.ts'
import { readSitePages, type SitePages } from './menu/site-pages.ts'
import type { SchoolStores } from './schools/stores.ts'
import { type ShellEdit, shellEdits } from './shell-edits.ts'

/** Tells the site, which has the files where the Worker has none, which one to give. */
const FILE = 'X-Site-File'
/** The file of the app's shell, which asks the API what to show. */
const SHELL = '/app'
/** Files with a hash in their name, which `_headers` lets browsers keep for a year. */
const HASHED = '/assets/'
/** For how long the Worker takes the menu for the same: a page is closed everywhere so soon. */
const LOOK_MS = 5000

const looks = new WeakMap<SchoolStores, { at: number; pages: SitePages }>()

/** The file of the site that a path stands for, or where the path leads. */
type Found = { file: string; path?: string } | { leadsTo: string }

/**
 * Answers for a file of the site that holds words of a page: the file where a visitor may open the page, else the app's shell, and
 * no copy. What the site has no file of, such as a page of the teacher's own, is the shell with its title and what it begins with; a short
 * address leads to its page. Where the database does not answer, what was known last holds.
 */
export async function answerSite(
  request: Request,
  { env, school, now }: { env: Env; school: SchoolStores; now: Date },
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const { origin, pathname } = new URL(request.url)
  if (pathname.startsWith(HASHED)) return uncachedWhereMissing(await env.ASSETS?.fetch(request))
  const found = find(pathname, await lookAt(school, now))
  if (found === null) return new Response(null, { status: 404 })
  if ('leadsTo' in found) return new Response(null, { status: 302, headers: { Location: found.leadsTo } })
  // An answer to HEAD has nothing that could be changed.
  const path = request.method === 'GET' ? found.path : undefined
  const edits = path === undefined ? null : await editsOf(school, { origin, path })
  const file = edits === null ? found.file : SHELL
  if (!env.ASSETS) {
    const headers = { [FILE]: file }
    return edits ? Response.json(edits, { headers }) : new Response(null, { status: 204, headers })
  }
  const asked = new Request(new URL(file, request.url), request)
  return edits ? edited(env.ASSETS, asked, edits) : env.ASSETS.fetch(asked)
}

/** A browser that asks for a new file during a deployment must not keep the 404. */
function uncachedWhereMissing(answer = new Response(null, { status: 404 })): Response {
  if (answer.ok || answer.status === 304) return answer
  const missing = new Response(answer.body, answer)
  missing.headers.set('Cache-Control', 'no-store')
  return missing
}

function find(pathname: string, pages: SitePages | null): Found | null {
  const shown = shownBy(pathname)
  if ('copyOf' in shown) return pages?.closed.clientIDs.has(shown.copyOf) ? null : { file: pathname }
  if (shown.path.startsWith(`${SHORT_PATH}/`)) {
    const leadsTo = pages?.addresses.get(Number(shown.path.slice(SHORT_PATH.length + 1)))
    return leadsTo === undefined ? { file: SHELL } : { leadsTo }
  }
  if (pages?.closed.paths.has(shown.path)) return { file: SHELL }
  return { file: shown.path.startsWith(`${OWN_PAGES}/`) ? SHELL : pathname, path: shown.path }
}

/** What is changed in the shell for a path; null where the site has a file, or the database does not answer. */
async function editsOf(
  school: SchoolStores,
  asked: { origin: string; path: string },
): Promise<ShellEdit[] | null> {
  try {
    return await shellEdits(openDatabase(school.database), asked)
  } catch (error) {
    logFault('The look at a page of its own', error)
    return null
  }
}

/**
 * The same as the gateway does before the site's files (`scripts/deploy/config.ts`): the file is always whole, and what the browser
 * kept of it is never taken for it, since the shell is the same while what is put into it changes.
 */
async function edited(files: Fetcher, asked: Request, edits: readonly ShellEdit[]): Promise<Response> {
  asked.headers.delete('If-None-Match')
  asked.headers.delete('If-Modified-Since')
  const rewriter = new HTMLRewriter()
  for (const { on, text, content, html } of edits) {
    rewriter.on(on, {
      element(element) {
        if (text !== undefined) element.setInnerContent(text)
        if (content !== undefined) element.setAttribute('content', content)
        if (html !== undefined) element.append(html, { html: true })
      },
    })
  }
  const page = rewriter.transform(await files.fetch(asked))
  const answer = new Response(page.body, page)
  answer.headers.delete('ETag')
  answer.headers.delete('Last-Modified')
  return answer
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
