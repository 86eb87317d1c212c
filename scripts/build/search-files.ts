import { pages } from '../../content/routes.ts'
import { GAMES_FOLDER } from '../../content/site/word-paths.ts'
import { CARD_PATH } from '../../domain/card-address.ts'
import { SUBSTITUTE_PATH } from '../../domain/substitute-address.ts'
import { escapeHTML } from './head.ts'
import type { PublicPage } from './public-pages.ts'

/** `sitemap.xml` with all public pages. */
export function sitemap(prerendered: readonly PublicPage[], siteUrl: string): string {
  const urls = prerendered.map(({ path }) => `<url><loc>${escapeHTML(siteUrl + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** `robots.txt`: excludes pages that require a sign-in and the internal paths of game pages. */
export function robots(siteUrl: string | null): string {
  const closed = pages.filter(({ access }) => access !== 'everyone').map(({ path }) => path)
  const admin = closed.some((path) => path.startsWith(ADMIN)) ? [ADMIN] : []
  const paths = [
    CARD_PATH,
    SUBSTITUTE_PATH,
    ...admin,
    ...closed.filter((path) => !path.startsWith(ADMIN)),
    `${GAMES_FOLDER}/`,
    '/api/',
  ]
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    ...(siteUrl === null ? [] : [`Sitemap: ${siteUrl}/sitemap.xml`]),
    '',
  ].join('\n')
}

const ADMIN = '/admin/'
