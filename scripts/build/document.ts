import type { ManifestChunk } from 'vite'
import type { PrerenderedPage } from '../../web/prerender-data.ts'
import { escapeHTML, type Head } from './head.ts'

export type Manifest = Record<string, ManifestChunk>

/** The document with the script that sets the child's choices before anything is painted, and the name of its version. */
export function withFirstPaint(template: string, path: string, release: string): string {
  return template.replace(
    '<!--first-paint-->',
    `<script src="${path}"></script><meta name="release" content="${release}">`,
  )
}

/** Puts a prerendered page into the document that Vite built. */
export function pageDocument(
  template: string,
  manifest: Manifest,
  page: PrerenderedPage,
  head: Head,
): string {
  const state = `<script type="application/json" id="page-state">${page.state.replaceAll('<', '\\u003c')}</script>`
  return fill(template, {
    title: head.title,
    description: head.description,
    head: [head.tags, ...fontPreloads(manifest), ...viewLinks(manifest, page.view), state].join(''),
    body: page.html,
  })
}

/** The document for pages that are made in the browser: an owl to look at until then. */
export function shellDocument(template: string, manifest: Manifest, tags: string): string {
  return fill(template, {
    head: tags + fontPreloads(manifest).join(''),
    body: '<p class="opening">Ça arrive…</p>',
  })
}

interface Parts extends Partial<Omit<Head, 'tags'>> {
  head: string
  body: string
}

function fill(template: string, { title, description, head, body }: Parts): string {
  const titled = title
    ? template.replace(/<title>.*<\/title>/, () => `<title>${escapeHTML(title)}</title>`)
    : template
  const described = description
    ? titled.replace(
        /(<meta name="description" content=")[^"]*/,
        (_all, start) => start + escapeHTML(description),
      )
    : titled
  return described.replace('<!--head-->', () => head).replace('<!--page-->', () => body)
}

/** The two files that every page's text is set in; the easy one is for those who choose it. */
function fontPreloads(manifest: Manifest): string[] {
  return Object.entries(manifest)
    .filter(([source]) => /(nunito|baloo-2)-latin-wght-normal\.woff2$/.test(source))
    .map(([, { file }]) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
}

/** The view's styles, without which it would first stand there bare, and its script, needed before it comes to life. */
function viewLinks(manifest: Manifest, view: string | null): string[] {
  const chunks = view ? staticChunks(manifest, view) : []
  const entry = new Set(staticChunks(manifest, ENTRY))
  const own = chunks.filter((chunk) => !entry.has(chunk))
  return [
    ...new Set(
      own.flatMap((chunk) => chunk.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ),
    ...own.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
  ]
}

export const ENTRY = 'index.html'

/** A source's chunk and all that it imports at once, each once. */
export function staticChunks(manifest: Manifest, source: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => staticChunks(manifest, each, seen))]
}
