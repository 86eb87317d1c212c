import { LESSONS_PATH } from '../domain/lesson-address.ts'
import { SHORT_PATH } from '../domain/short-address.ts'
import { OWN_PAGES } from './own-page.ts'
import { pages } from './routes.ts'

/** Where the build puts the pages of games: `_redirects` never leads a path to itself. */
export const GAMES_FOLDER = '/p'

/**
 * The site's files that hold words of pages, the teacher's own pages, the short addresses and the lessons, as patterns of `run_worker_first` and
 * `_routes.json`: the Worker is asked about them. The home page is open to everyone at all times, so it stays a file that costs nothing.
 */
export const wordPaths: readonly string[] = [
  ...new Set(pages.filter(({ path, access }) => access === 'everyone' && path !== '/').map(patternOf)),
  `${GAMES_FOLDER}/*`,
  `${OWN_PAGES}/*`,
  `${SHORT_PATH}/*`,
  `${LESSONS_PATH}/*`,
  '/copies/*',
]

/** `/grade4/vocabulary/house` -> `/grade4/*`; `/music` as it is. */
function patternOf({ path }: { path: string }): string {
  const [, first, ...rest] = path.split('/')
  return rest.length > 0 ? `/${first}/*` : path
}

/** What a file of the site shows: the key of a page, of its copy; else the path of a page or game. */
export function shownBy(pathname: string): { copyOf: string } | { path: string } {
  const plain = decoded(pathname)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  const [, copyOf] = /^\/copies\/(.+)\.json$/.exec(plain) ?? []
  if (copyOf !== undefined) return { copyOf }
  const path = plain.startsWith(`${GAMES_FOLDER}/`) ? plain.slice(GAMES_FOLDER.length) : plain
  return { path: path.replace(/\.html$/, '') }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
