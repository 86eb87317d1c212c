import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Renderer } from '../web/app/prerender-data.ts'
import { copyPath } from '../web/lib/file-urls.ts'
import { type Manifest, pageDocument, shellDocument, withFirstPaint } from './build/document.ts'
import { buildFirstPaint } from './build/first-paint.ts'
import { headOf, shellTags } from './build/head.ts'
import { headersFile } from './build/headers.ts'
import { createInliner } from './build/inlined.ts'
import { drawPreviews } from './build/previews/draw.ts'
import { notFoundPage, publicPages, pupilPages } from './build/public-pages.ts'
import { APP_SHELL, redirectsFile } from './build/redirects.ts'
import { releaseFiles, releaseOf } from './build/release.ts'
import { robots, sitemap } from './build/search-files.ts'
import { buildServiceWorker } from './build/service-worker.ts'
import { printSizes } from './build/sizes.ts'

/**
 * Builds the site into dist/: scripts and styles with Vite, then every public page as HTML, then the service
 * worker.
 */

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const CACHE = join(ROOT, 'node_modules/.cache/mme-bravo')

const { prerender, chromeSource, firstPaint } = await buildSite()
const manifestText = await readFile(join(DIST, '.vite/manifest.json'), 'utf8')
const manifest: Manifest = JSON.parse(manifestText)
const release = await releaseOf(ROOT, manifestText)
const template = withFirstPaint(await readFile(join(DIST, 'index.html'), 'utf8'), firstPaint, release)
const pages = publicPages()
/** The address of the deployed site, e.g. `https://school.example`. Without it, pages contain no absolute addresses. */
const siteUrl = process.env.SITE_URL || null
/** The distinct sets of source files that page views consist of. */
const viewSources = new Map<string, string[]>()
const inliner = createInliner(DIST)

for (const publicPage of [...pages, ...pupilPages(), notFoundPage]) {
  const { path, file, data } = publicPage
  const page = await prerender(path, data)
  viewSources.set(page.sources.join(), page.sources)
  const head = headOf(publicPage, pages.includes(publicPage) ? siteUrl : null)
  const document = pageDocument(template, manifest, page, head, publicPage.game)
  await write(`${file}.html`, inliner.inline(document))
  // Fetched when the page is opened from another page of the site.
  if (data.page?.record) await write(copyPath(data.page.clientID), JSON.stringify({ data: data.page.record }))
}
await write(
  `${APP_SHELL}.html`,
  inliner.inline(shellDocument(template, manifest, await chromeSource(), shellTags(siteUrl))),
)
await write('robots.txt', robots(siteUrl))
if (siteUrl !== null) {
  await write('sitemap.xml', sitemap(pages, siteUrl))
  await drawPreviews(pages, { root: ROOT, dist: DIST, cache: CACHE })
}
await write('_redirects', redirectsFile(pages))
const headers = await readFile(join(DIST, '_headers'), 'utf8')
await write('_headers', headersFile(inliner.addHashes(headers), process.env.VITE_MEDIA_BASE))
await write('release.json', JSON.stringify({ release, files: await releaseFiles(DIST) }))
await buildServiceWorker(ROOT, DIST, manifest)
await rm(join(DIST, '.vite'), { recursive: true })
console.log(`${pages.length} pages prerendered`)
printSizes(DIST, manifest, [...viewSources.values()])

/** Runs Vite's builds: the browser's files, the first-paint script and the prerenderer. */
async function buildSite(): Promise<Renderer & { firstPaint: string }> {
  const common = { configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn', mode: 'production' } as const
  await build(common)
  const firstPaint = await buildFirstPaint(common)
  await build({
    ...common,
    build: { ssr: 'app/prerender.tsx', outDir: CACHE, manifest: false, copyPublicDir: false },
  })
  // React reads it when it is loaded, to choose its production build.
  process.env.NODE_ENV = 'production'
  const renderer: Renderer = await import(pathToFileURL(join(CACHE, 'prerender.js')).href)
  return { ...renderer, firstPaint }
}

async function write(file: string, text: string): Promise<void> {
  const path = join(DIST, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
