import type { ManifestChunk } from 'vite'
import type { GameKind } from '../../domain/games/kinds.ts'
import { HELD_FILES_ID } from '../../web/lib/held-files.ts'
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

/**
 * Puts a prerendered page into the document that Vite built.
 * @param game the kind of game that the page plays
 */
export function pageDocument(
  template: string,
  manifest: Manifest,
  page: PrerenderedPage,
  head: Head,
  game: GameKind | null,
): string {
  const state = `<script type="application/json" id="page-state">${page.state.replaceAll('<', '\\u003c')}</script>`
  return fill(template, {
    title: head.title,
    description: head.description,
    head: head.tags,
    files: [...scriptLinks(manifest, page.view), ...(game ? [gameLinks(manifest, page.view, game)] : [])],
    body: page.html,
    // Behind what can be seen, which need not wait for it.
    state,
  })
}

/** The document for pages that are made in the browser: an owl to look at until then. */
export function shellDocument(template: string, tags: string): string {
  return fill(template, {
    head: tags,
    files: [],
    body: '<p class="opening">Ça arrive…</p>',
  })
}

interface Parts extends Partial<Omit<Head, 'tags'>> {
  head: string
  /** The links to what it loads, in the order in which it is asked for. */
  files: string[]
  body: string
  state?: string
}

function fill(template: string, { title, description, head, files, body, state = '' }: Parts): string {
  const titled = title
    ? template.replace(/<title>.*<\/title>/, () => `<title>${escapeHTML(title)}</title>`)
    : template
  const described = description
    ? titled.replace(
        /(<meta name="description" content=")[^"]*/,
        (_all, start) => start + escapeHTML(description),
      )
    : titled
  return (
    described
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => body)
      .replace('<!--state-->', () => state)
      // Behind the links that Vite wrote: the libraries are the most, and everything waits for them.
      .replace('</head>', () => `${files.join('')}</head>`)
  )
}

/** The view's styles, without which it would first stand there bare, and its script, needed before it comes to life. */
function scriptLinks(manifest: Manifest, view: string | null): string[] {
  const own = view ? chunksBehind(manifest, [view], [ENTRY]) : []
  return [
    ...new Set(
      own.flatMap((chunk) => chunk.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ),
    ...own.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
  ]
}

/** What the page's game is played with, held back until the page is painted, and on its way while the child reads what is to be done. */
function gameLinks(manifest: Manifest, view: string | null, game: GameKind): string {
  const own = chunksBehind(manifest, [gameSource(manifest, game)], view ? [ENTRY, view] : [ENTRY])
  const links = [
    ...own.map(({ file }) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    ...own
      .flatMap((chunk) => chunk.css ?? [])
      .map((file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`),
  ]
  return `<template id="${HELD_FILES_ID}">${links.join('')}</template>`
}

function gameSource(manifest: Manifest, game: GameKind): string {
  const source = ['ts', 'tsx'].map((end) => `games/${game}/game.${end}`).find((each) => each in manifest)
  if (!source) throw new Error(`There is no games/${game}/game.ts.`)
  return source
}

/** The chunks of `sources` that are not there yet with those of `before`. */
function chunksBehind(
  manifest: Manifest,
  sources: readonly string[],
  before: readonly string[],
): ManifestChunk[] {
  const there = new Set(before.flatMap((source) => staticChunks(manifest, source)))
  return [...new Set(sources.flatMap((source) => staticChunks(manifest, source)))].filter(
    (chunk) => !there.has(chunk),
  )
}

export const ENTRY = 'index.html'

/** A source's chunk and all that it imports at once, each once. */
export function staticChunks(manifest: Manifest, source: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => staticChunks(manifest, each, seen))]
}
