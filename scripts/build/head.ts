import { documentTitle } from '../../content/site/document-title.ts'
import { SITE_DESCRIPTION } from '../../content/site/page-description.ts'
import { PREVIEW_SIZE } from '../../content/site/preview-layout.ts'
import type { PublicPage } from './public-pages.ts'

/** Metadata of a page for browsers, search engines and link previews. */
export interface Head {
  title: string
  description: string
  /** Further tags as HTML. Those with absolute URLs are left out if the site's address is unknown. */
  tags: string
}

/** @param siteUrl e.g. `https://school.example`, without a trailing slash; null if the site's address is unknown */
export function headOf(page: PublicPage, siteUrl: string | null): Head {
  const title = documentTitle(page.title, page.grade)
  const { path, description } = page
  const url = siteUrl + path
  const address = siteUrl === null ? '' : `<link rel="canonical" href="${url}">${property('url', url)}`
  return { title, description, tags: address + shareTags({ title, description, path }, siteUrl) }
}

/** Link preview of pages that are rendered in the browser: that of the whole site. */
export function shellTags(siteUrl: string | null): string {
  return shareTags({ title: 'Mme Bravo', description: SITE_DESCRIPTION, path: '/' }, siteUrl)
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

/** Path of a page's link preview picture. */
export function previewPath(path: string): string {
  return `/media/previews${path === '/' ? '/home' : path}.jpg`
}

export function escapeHTML(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${escapeHTML(content)}">`
}
