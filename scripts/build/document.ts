import { parse } from 'node:path'
import type { ManifestChunk } from 'vite'
import type { GameKind } from '../../domain/games/kinds.ts'
import { HELD_FILES_ID } from '../../web/lib/loading/held-files.ts'
import { LATER_VIEWS, type PrerenderedPage } from '../../web/prerender-data.ts'
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
    files: [...viewLinks(manifest, page), heldLinks(manifest, page, game)],
    body: page.html,
    // Behind what can be seen, which need not wait for it.
    state,
  })
}

/**
 * The document for pages that are made in the browser: an owl to look at until then.
 * @param chrome the source of what stands around every page
 */
export function shellDocument(template: string, manifest: Manifest, chrome: string, tags: string): string {
  const around = chunksBehind(manifest, [chrome, LATER_VIEWS], [ENTRY])
  return fill(template, {
    head: tags,
    files: [...styleLinks(around), ...scriptLinks(around)],
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

/**
 * The styles of the view and of the parts that come to life later, without which they would first stand there bare, and the
 * view's scripts, needed before it comes to life.
 */
function viewLinks(manifest: Manifest, { sources, lateSources }: PrerenderedPage): string[] {
  const own = chunksBehind(manifest, sources, [ENTRY])
  return [...styleLinks([...chunksBehind(manifest, lateSources, [ENTRY]), ...own]), ...scriptLinks(own)]
}

function styleLinks(chunks: ManifestChunk[]): string[] {
  const files = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
  return [...files].map((file) => `<link rel="stylesheet" href="/${file}">`)
}

function scriptLinks(chunks: ManifestChunk[]): string[] {
  return chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`)
}

/**
 * What a page needs later, held back until it is painted and then on its way while it is read: the scripts of the parts that
 * come to life later, and what its game is played with.
 */
function heldLinks(manifest: Manifest, page: PrerenderedPage, game: GameKind | null): string {
  const first = [ENTRY, ...page.sources]
  const late = chunksBehind(manifest, [...page.lateSources, LATER_VIEWS], first)
  const played = game
    ? chunksBehind(manifest, [VIEWS_OF_GAMES, gameSource(manifest, game)], [...first, ...page.lateSources])
    : []
  const links = [
    ...[...late, ...played].map(
      ({ file }) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`,
    ),
    ...played
      .flatMap((chunk) => chunk.css ?? [])
      .map((file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`),
  ]
  return `<template id="${HELD_FILES_ID}">${links.join('')}</template>`
}

/** It knows where each kind's game is fetched from, with all that it needs. */
const VIEWS_OF_GAMES = 'games/views.ts'

function gameSource(manifest: Manifest, game: GameKind): string {
  const source = ['ts', 'tsx'].map((end) => `games/${game}/game.${end}`).find((each) => each in manifest)
  if (!source) throw new Error(`There is no games/${game}/game.ts.`)
  return source
}

/** The chunks of `sources` that are not there yet with those of `before`. */
export function chunksBehind(
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
  if (seen.has(source)) return []
  seen.add(source)
  const chunk = chunkOf(manifest, source)
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => staticChunks(manifest, each, seen))]
}

/** A view that lies in a group of `vite.config.ts` with what it shares is known there by the group's name, which is its own. */
function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk =
    manifest[source] ?? Object.values(manifest).find(({ src, name }) => !src && name === parse(source).name)
  if (!chunk) throw new Error(`There is no ${source} in the build.`)
  return chunk
}
