import { OWN_PAGES_PATH } from '../content/site/own-page.ts'
import { shownContent } from '../content/site/word-paths.ts'
import { SHORT_PATH } from '../domain/short-address.ts'
import { openDatabase } from './db/database.ts'
import type { Env } from './env.ts'
import { logError } from './http/log-error.ts'
import { readStamp } from './menu/queries.ts'
import { readSitePages, type SitePages } from './menu/site-pages.ts'
import type { SchoolStores } from './schools/stores.ts'
import { type PageAddress, type ShellEdit, shellEdits } from './shell-edits.ts'

/** Header that names the file for the site to serve, if the Worker has no files itself. */
const FILE_HEADER = 'X-Site-File'
/** The app's shell, which requests its content from the API. */
const SHELL = '/app'
/** Files with a hash in their name, which `_headers` lets browsers keep for a year. */
const HASHED = '/assets/'
/** How long a Worker reuses the menu. A page that is closed may stay visible this long. */
const MENU_MAX_AGE_MS = 5000

const menuCache = new WeakMap<SchoolStores, { readAt: number; pages: SitePages }>()

/**
 * The file to serve for a path, with the path for `findEdits` if it may need edits; or the address to
 * redirect to.
 */
type Target = { file: string; path?: string } | { redirectTo: string }

/**
 * Serves a path of the site: the prerendered file if visitors may open the page, otherwise the app's shell;
 * 404 for static copies of closed pages. A page without a file, such as a teacher's own, gets the shell with
 * its title and initial content inserted. Short addresses redirect to their page. If the database fails, uses
 * the last known menu.
 */
export async function answerSite(
  request: Request,
  { env, school, now }: { env: Env; school: SchoolStores; now: Date },
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const { origin, pathname } = new URL(request.url)
  if (pathname.startsWith(HASHED)) return withoutCachingErrors(await env.ASSETS?.fetch(request))
  const target = findTarget(pathname, await readMenu(school, now))
  if (target === null) return new Response(null, { status: 404 })
  if ('redirectTo' in target)
    return new Response(null, { status: 302, headers: { Location: target.redirectTo } })
  // A response to HEAD has no body to edit.
  const path = request.method === 'GET' ? target.path : undefined
  const edits = path === undefined ? null : await findEdits(school, { origin, path })
  const file = edits === null ? target.file : SHELL
  if (!edits) return fetchFile(env, request, file)
  if (!env.ASSETS) return Response.json(edits, { headers: { [FILE_HEADER]: file } })
  return fetchEdited(env.ASSETS, new Request(new URL(file, request.url), request), edits)
}

/**
 * Fetches a file of the site. If the Worker has no files, returns the file's name in a header, and the site
 * serves it.
 */
export async function fetchFile({ ASSETS }: Env, request: Request, file: string): Promise<Response> {
  if (!ASSETS) return new Response(null, { status: 204, headers: { [FILE_HEADER]: file } })
  return ASSETS.fetch(new Request(new URL(file, request.url), request))
}

/** Keeps browsers from caching the 404 of a file that is still being deployed. */
function withoutCachingErrors(answer = new Response(null, { status: 404 })): Response {
  if (answer.ok || answer.status === 304) return answer
  const missing = new Response(answer.body, answer)
  missing.headers.set('Cache-Control', 'no-store')
  return missing
}

function findTarget(pathname: string, pages: SitePages | null): Target | null {
  const shown = shownContent(pathname)
  if ('copyOf' in shown) return pages?.closed.clientIDs.has(shown.copyOf) ? null : { file: pathname }
  if (shown.path.startsWith(`${SHORT_PATH}/`)) {
    const redirectTo = pages?.addresses.get(Number(shown.path.slice(SHORT_PATH.length + 1)))
    return redirectTo === undefined ? { file: SHELL } : { redirectTo }
  }
  if (pages?.closed.paths.has(shown.path)) return { file: SHELL }
  return { file: shown.path.startsWith(`${OWN_PAGES_PATH}/`) ? SHELL : pathname, path: shown.path }
}

/** Edits of the shell for a path. Null if the site has a file for it, or the database fails. */
async function findEdits(school: SchoolStores, page: PageAddress): Promise<ShellEdit[] | null> {
  try {
    return await shellEdits(openDatabase(school.database), page)
  } catch (error) {
    logError('Reading the page for its shell', error)
    return null
  }
}

/**
 * Fetches a file and applies the edits, as the gateway in `scripts/deploy/config.ts` does. Conditional
 * headers and validators are dropped: the file stays the same while the inserted content changes.
 */
async function fetchEdited(files: Fetcher, request: Request, edits: readonly ShellEdit[]): Promise<Response> {
  request.headers.delete('If-None-Match')
  request.headers.delete('If-Modified-Since')
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
  const page = rewriter.transform(await files.fetch(request))
  const answer = new Response(page.body, page)
  answer.headers.delete('ETag')
  answer.headers.delete('Last-Modified')
  return answer
}

async function readMenu(school: SchoolStores, now: Date): Promise<SitePages | null> {
  const last = menuCache.get(school)
  const age = last ? now.getTime() - last.readAt : -1
  if (last && age >= 0 && age < MENU_MAX_AGE_MS) return last.pages
  try {
    const db = openDatabase(school.database)
    const isSame = last?.pages.stamp === (await readStamp(db))
    const pages = last && isSame ? last.pages : await readSitePages(db)
    menuCache.set(school, { readAt: now.getTime(), pages })
    return pages
  } catch (error) {
    logError('Reading which pages are closed', error)
    return last?.pages ?? null
  }
}
