import { SITE } from '../../content/descriptions.ts'
import { documentTitle } from '../../content/document-title.ts'
import { PREVIEW_SIZE } from '../../content/preview-layout.ts'
import type { PublicPage } from './public-pages.ts'

/** What a page says of itself to browsers, search engines and whoever is sent a link to it. */
export interface Head {
  title: string
  description: string
  /** The rest, as HTML: what needs a whole address is there only where the site's is known. */
  tags: string
}

/**
 * @param siteUrl `https://school.example`, without a slash at the end; null where the build is for no known address, since the
 *   addresses that others read have to be whole
 */
export function headOf(page: PublicPage, siteUrl: string | null): Head {
  const title = documentTitle(page.title, page.grade)
  const { path, description } = page
  const url = siteUrl + path
  const address = siteUrl === null ? '' : `<link rel="canonical" href="${url}">${property('url', url)}`
  return { title, description, tags: address + shareTags({ title, description, path }, siteUrl) }
}

/** What a link to a page shows which is made in the browser, such as a game of the teacher's own: the site. */
export function shellTags(siteUrl: string | null): string {
  return shareTags({ title: 'Mme Bravo', description: SITE, path: '/' }, siteUrl)
}

function shareTags(
  { title, description, path }: { title: string; description: string; path: string },
  siteUrl: string | null,
): string {
  const picture = [
    property('image', `${siteUrl}${previewPath(path)}`),
    property('image:width', String(PREVIEW_SIZE.width)),
    property('image:height', String(PREVIEW_SIZE.height)),
    property('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  return [
    property('type', 'website'),
    property('site_name', 'Mme Bravo'),
    property('locale', 'fr_CA'),
    property('title', title),
    property('description', description),
    ...(siteUrl === null ? [] : picture),
  ].join('')
}

/** Where the picture that a link to a page shows lies on the site. */
export function previewPath(path: string): string {
  return `/media/previews${path === '/' ? '/home' : path}.jpg`
}

export function escapeHTML(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${escapeHTML(content)}">`
}
