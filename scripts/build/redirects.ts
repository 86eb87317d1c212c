import { pages } from '../../content/routes.ts'
import { OWN_PAGES_PATH } from '../../content/site/own-page.ts'
import { CARD_PATH } from '../../domain/card-address.ts'
import { LESSONS_PATH } from '../../domain/lesson-address.ts'
import { LIVE_GAMES_PATH } from '../../domain/live/games-path.ts'
import { PAPER_PATH } from '../../domain/paper/paper-path.ts'
import { PRACTICE_PATH } from '../../domain/practice-path.ts'
import { SHORT_PATH } from '../../domain/short-address.ts'
import { SUBSTITUTE_PATH } from '../../domain/substitute-address.ts'
import { WRITING_PATH } from '../../domain/writing-path.ts'
import { isPrerendered, type PublicPage } from './public-pages.ts'

/** The file served for paths that have no file of their own. */
export const APP_SHELL = '/app'

/**
 * The `_redirects` of Cloudflare Pages: rewrites (200) of paths that have no file of their own. The first
 * matching rule wins, even over a file. Static rules come first: Cloudflare counts every rule after the first
 * dynamic one as dynamic, and takes 100 of those. `:id` ends at a slash, so it does not match
 * `/games/matching/custom/colours`.
 */
export function redirectsFile(prerendered: readonly PublicPage[]): string {
  const own = prerendered.filter(({ path, file }) => path !== '/' && path !== file)
  const rest = pages.filter((page) => !isPrerendered(page))
  const rules = [
    ...own.map(({ path, file }) => [path, file]),
    [CARD_PATH, APP_SHELL],
    [`${CARD_PATH}/`, APP_SHELL],
    [SUBSTITUTE_PATH, APP_SHELL],
    [`${SUBSTITUTE_PATH}/`, APP_SHELL],
    [PAPER_PATH, APP_SHELL],
    [`${PAPER_PATH}/`, APP_SHELL],
    [WRITING_PATH, APP_SHELL],
    [`${WRITING_PATH}/`, APP_SHELL],
    [`${OWN_PAGES_PATH}/*`, APP_SHELL],
    [`${LESSONS_PATH}/*`, APP_SHELL],
    [`${PRACTICE_PATH}/*`, APP_SHELL],
    [`${LIVE_GAMES_PATH}/*`, APP_SHELL],
    // Used when the Worker cannot be reached: the app then says that the page does not exist.
    [`${SHORT_PATH}/*`, APP_SHELL],
    ...rest.map(({ path }) => [path.replace('$id', ':id'), APP_SHELL]),
  ] as const
  const isDynamic = ([from = '']: readonly string[]) => /[*:]/.test(from)
  const lines = [...rules.filter((rule) => !isDynamic(rule)), ...rules.filter(isDynamic)]
  return lines.map(([from, to]) => `${from} ${to} 200\n`).join('')
}
