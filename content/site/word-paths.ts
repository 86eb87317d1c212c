import { LESSONS_PATH } from '../../domain/lesson-address.ts'
import { SHORT_PATH } from '../../domain/short-address.ts'
import { pages } from '../routes.ts'
import { OWN_PAGES_PATH } from './own-page.ts'

/** Folder of the built pages of games, since `_redirects` cannot rewrite a path to itself. */
export const GAMES_FOLDER = '/p'

/**
 * Patterns of `run_worker_first` and `_routes.json` for paths that the Worker decides about: files with words of pages,
 * teachers' own pages, short addresses and lessons. The home page is always open, so it stays a free static file.
 */
export const wordPaths: readonly string[] = [
  ...new Set(pages.filter(({ path, access }) => access === 'everyone' && path !== '/').map(patternOf)),
  `${GAMES_FOLDER}/*`,
  `${OWN_PAGES_PATH}/*`,
  `${SHORT_PATH}/*`,
  `${LESSONS_PATH}/*`,
  '/copies/*',
]

/** `/grade4/vocabulary/house` → `/grade4/*`; `/music` unchanged. */
function patternOf({ path }: { path: string }): string {
  const [, first, ...rest] = path.split('/')
  return rest.length > 0 ? `/${first}/*` : path
}

/** The content of a file: for a static copy its page key, else the path of its page or game. */
export function shownContent(pathname: string): { copyOf: string } | { path: string } {
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
