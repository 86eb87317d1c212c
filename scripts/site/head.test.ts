import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MAX_DESCRIPTION_LENGTH } from '../../content/site/page-description.ts'
import { headOf, previewPath } from '../build/head.ts'
import { type PublicPage, publicPages } from '../build/public-pages.ts'
import { robots, sitemap } from '../build/search-files.ts'
import { DIST, metaOf, plain, readBuiltPage } from './built-page.ts'

const prerendered = publicPages()
const site = siteOfBuild()

it.each(prerendered.map((page) => [page.path, page] as const))(
  '%s has complete metadata for its link preview',
  (path, page) => {
    const { head } = readBuiltPage(page.file)
    const title = /<title>([^<]+)<\/title>/.exec(head)?.[1]
    expect(title).toContain('Mme Bravo')
    expect(metaOf(head, 'og:title')).toContain(plain(page.title))
    expect(metaOf(head, 'og:description')).toBe(metaOf(head, 'description'))
    expect(head).toContain(`<link rel="canonical" href="${site}${path}">`)
    expect(metaOf(head, 'og:url')).toBe(site + path)
    expect(metaOf(head, 'og:image')).toBe(site + previewPath(path))
    expect(statSync(join(DIST, previewPath(path))).size).toBeLessThan(60_000)
  },
)

it('has a unique title, description and picture for each page', () => {
  expect(duplicates((page) => headOf(page, null).title)).toEqual([])
  expect(duplicates(({ description }) => description)).toEqual([])
  expect(duplicates(({ path }) => hashOf(join(DIST, previewPath(path))))).toEqual([])
})

it('has descriptions of reasonable length', () => {
  const lengths = prerendered.map(({ path, description }) => ({ path, length: description.length }))
  expect(lengths.filter(({ length }) => length < 40 || length > MAX_DESCRIPTION_LENGTH)).toEqual([])
})

it('has the grade in titles, so that equal themes are distinguishable', () => {
  const titles = prerendered.filter(({ grade }) => grade !== null).map((page) => headOf(page, null).title)
  expect(titles.filter((title) => !/\de année|1re année/.test(title))).toEqual([])
})

it('has no absolute URLs if the address of the site is unknown', () => {
  const [page] = prerendered
  if (!page) throw new Error('There is no page.')
  const { tags } = headOf(page, null)
  expect(tags).not.toMatch(/canonical|og:url|og:image|null/)
  expect(tags).toContain('og:title')
  expect(robots(null)).not.toContain('Sitemap')
})

it('has no preview picture without a page', () => {
  const named = new Set(prerendered.map(({ path }) => previewPath(path)))
  const files = readdirSync(join(DIST, 'media/previews'), { recursive: true, encoding: 'utf8' })
  const pictures = files.filter((file) => file.endsWith('.jpg')).map((file) => `/media/previews/${file}`)
  expect(pictures.filter((file) => !named.has(file))).toEqual([])
})

it("shows the site's preview for client-rendered pages, without a canonical URL", () => {
  const { head } = readBuiltPage('app')
  expect(metaOf(head, 'og:image')).toBe(`${site}/media/previews/home.jpg`)
  expect(head).not.toMatch(/canonical|og:url/)
  expect(readBuiltPage('404').head).not.toMatch(/canonical|og:url/)
})

it('lists every public page once in the sitemap, and none that requires a sign-in', () => {
  const text = readFileSync(join(DIST, 'sitemap.xml'), 'utf8')
  expect(text).toBe(sitemap(prerendered, site))
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(site, ''))
  expect(new Set(paths).size).toBe(prerendered.length)
  expect(paths.filter((path) => /^\/(admin|profile|login|multiplayer|games\/canvas|p\/)/.test(path))).toEqual(
    [],
  )
})

it('excludes pages that require a sign-in in robots.txt', () => {
  const lines = readFileSync(join(DIST, 'robots.txt'), 'utf8').split('\n')
  for (const path of ['/admin/', '/profile', '/login', '/multiplayer', '/games/canvas/pizza', '/p/', '/api/'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`)
})

/** Groups of paths with the same value. */
function duplicates(property: (page: PublicPage) => string): string[][] {
  const groups = [...Map.groupBy(prerendered, property).values()]
  return groups.filter((pages) => pages.length > 1).map((pages) => pages.map(({ path }) => path))
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** The address that the site was built for. @throws {Error} if it was built without one */
function siteOfBuild(): string {
  const address = /^Sitemap: (\S+)\/sitemap\.xml$/m.exec(readFileSync(join(DIST, 'robots.txt'), 'utf8'))?.[1]
  if (!address)
    throw new Error('Build the site for an address first: SITE_URL=https://mme-bravo.example npm run build')
  return address
}
