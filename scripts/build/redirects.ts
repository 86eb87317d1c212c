import { OWN_PAGES } from '../../content/own-page.ts'
import { pages } from '../../content/routes.ts'
import { CARD_PATH } from '../../domain/card-address.ts'
import { LESSONS_PATH } from '../../domain/lesson-address.ts'
import { SHORT_PATH } from '../../domain/short-address.ts'
import { isPrerendered, type PublicPage } from './public-pages.ts'

/** The file that paths lead to which have no file of their own. */
export const APP_SHELL = '/app'

/**
 * The `_redirects` of Cloudflare Pages: rewrites (200) of what is not a file under its own path. The first rule
 * that fits wins, also over a file: so game records that are prerendered stand before their pattern, and `:id`,
 * which ends at a slash, leaves `/games/matching/custom/colours` alone.
 */
export function redirectsFile(prerendered: readonly PublicPage[]): string {
  const own = prerendered.filter(({ path, file }) => path !== '/' && path !== file)
  const rest = pages.filter((page) => !isPrerendered(page))
  return [
    ...own.map(({ path, file }) => `${path} ${file} 200`),
    `${CARD_PATH} ${APP_SHELL} 200`,
    `${CARD_PATH}/ ${APP_SHELL} 200`,
    `${OWN_PAGES}/* ${APP_SHELL} 200`,
    `${LESSONS_PATH}/* ${APP_SHELL} 200`,
    // While the Worker cannot be asked: the app says that there is no such page.
    `${SHORT_PATH}/* ${APP_SHELL} 200`,
    ...rest.map(({ path }) => `${path.replace('$id', ':id')} ${APP_SHELL} 200`),
    '',
  ].join('\n')
}
