import { parse } from 'node:path'
import type { ManifestChunk } from 'vite'
import type { GameKind } from '../../domain/games/kinds.ts'
import { type PrerenderedPage, RARE_VIEWS } from '../../web/app/prerender-data.ts'
import { DEFERRED_FILES_ID, FOR_USERS_ATTRIBUTE } from '../../web/lib/loading/deferred-files.ts'
import { escapeHTML, type Head } from './head.ts'

export type Manifest = Record<string, ManifestChunk>

/**
 * Inserts the release and the first-paint script, which applies the pupil's settings before anything is
 * painted.
 */
export function withFirstPaint(template: string, path: string, release: string): string {
  return template.replace(
    '<!--first-paint-->',
    `<script src="${path}"></script><meta name="release" content="${release}">`,
  )
}

/**
 * Puts a prerendered page into the document that Vite built.
 * @param game the kind of game on the page, if any
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
    files: [...viewLinks(manifest, page), deferredLinks(manifest, page, game)],
    body: page.html,
    // After the visible content, which need not wait for it.
    state,
  })
}

/**
 * The document for pages that are rendered in the browser. Shows an owl until then.
 * @param chrome the source file of the header and footer around every page
 */
export function shellDocument(template: string, manifest: Manifest, chrome: string, tags: string): string {
  const chunks = additionalChunks(manifest, [chrome, RARE_VIEWS], [ENTRY])
  return fill(template, {
    head: tags,
    files: [...styleLinks(chunks), ...scriptLinks(chunks)],
    body: '<p class="opening">Ça arrive…</p>',
  })
}

interface Parts extends Partial<Omit<Head, 'tags'>> {
  head: string
  /** Links to the files that the page loads, in loading order. */
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
      // After Vite's own links: the libraries are the largest file and everything waits for them.
      .replace('</head>', () => `${files.join('')}</head>`)
  )
}

/** The scripts of the view, and the styles of the view and of its parts that hydrate later. */
function viewLinks(manifest: Manifest, { sources, lazySources }: PrerenderedPage): string[] {
  const own = additionalChunks(manifest, sources, [ENTRY])
  return [...styleLinks([...additionalChunks(manifest, lazySources, [ENTRY]), ...own]), ...scriptLinks(own)]
}

function styleLinks(chunks: ManifestChunk[]): string[] {
  const files = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
  return [...files].map((file) => `<link rel="stylesheet" href="/${file}">`)
}

function scriptLinks(chunks: ManifestChunk[]): string[] {
  return chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`)
}

/**
 * Links that the page activates after its first paint: the scripts of the parts that hydrate later, and the
 * scripts and styles of the page's game and of views that only signed-in users see.
 */
function deferredLinks(manifest: Manifest, page: PrerenderedPage, game: GameKind | null): string {
  const first = [ENTRY, ...page.sources]
  const lazySources = [...page.lazySources, RARE_VIEWS]
  const gameSources = game ? [GAME_VIEWS, gameSource(manifest, game)] : []
  const gameChunks = additionalChunks(manifest, gameSources, [...first, ...lazySources])
  const userChunks = additionalChunks(manifest, page.userSources, [...first, ...lazySources, ...gameSources])
  const links = [
    // The styles of late parts are inlined.
    ...scriptsInAdvance(additionalChunks(manifest, lazySources, first)),
    ...scriptsInAdvance(gameChunks),
    ...stylesInAdvance(gameChunks),
    ...scriptsInAdvance(userChunks, FOR_USERS_ATTRIBUTE),
    ...stylesInAdvance(userChunks, FOR_USERS_ATTRIBUTE),
  ]
  return `<template id="${DEFERRED_FILES_ID}">${links.join('')}</template>`
}

function scriptsInAdvance(chunks: ManifestChunk[], attribute = ''): string[] {
  return chunks.map(
    ({ file }) => `<link rel="modulepreload" fetchpriority="low" ${attribute} href="/${file}">`,
  )
}

function stylesInAdvance(chunks: ManifestChunk[], attribute = ''): string[] {
  const files = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
  return [...files].map(
    (file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin ${attribute} href="/${file}">`,
  )
}

/** The module that loads each kind's game. */
const GAME_VIEWS = 'games/views.ts'

function gameSource(manifest: Manifest, game: GameKind): string {
  const source = ['ts', 'tsx'].map((end) => `games/${game}/game.${end}`).find((each) => each in manifest)
  if (!source) throw new Error(`There is no games/${game}/game.ts.`)
  return source
}

/** The chunks of `sources` without those of `before`. */
export function additionalChunks(
  manifest: Manifest,
  sources: readonly string[],
  before: readonly string[],
): ManifestChunk[] {
  const loaded = new Set(before.flatMap((source) => staticChunks(manifest, source)))
  return [...new Set(sources.flatMap((source) => staticChunks(manifest, source)))].filter(
    (chunk) => !loaded.has(chunk),
  )
}

export const ENTRY = 'index.html'

/** A source's chunk and all chunks that it imports statically, without duplicates. */
export function staticChunks(manifest: Manifest, source: string, seen = new Set<string>()): ManifestChunk[] {
  if (seen.has(source)) return []
  seen.add(source)
  const chunk = chunkOf(manifest, source)
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => staticChunks(manifest, each, seen))]
}

/**
 * Finds a source's chunk. A view that belongs to a group of chunks.ts is found by the name that it shares
 * with the group.
 */
function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk =
    manifest[source] ?? Object.values(manifest).find(({ src, name }) => !src && name === parse(source).name)
  if (!chunk) throw new Error(`There is no ${source} in the build.`)
  return chunk
}
