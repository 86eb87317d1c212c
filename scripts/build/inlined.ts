import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)">/g
/** How React asks for a drawing that is the largest thing in sight. */
const MAIN_PICTURE = /<link rel="preload" as="image" href="(\/[^"]+\.svg)" fetchPriority="high"\/>/g
/** What a film shows before it is played. */
const POSTER = /(<video[^>]* poster=)"(\/[^"]+\.jpg)"/
const CLASSIC_SCRIPT = /<script src="([^"]+)"><\/script>/g

/** Puts into pages what stands between them and their first paint, and lets exactly that through the policy. */
export interface Inliner {
  /** The document with its styles, its largest picture and its first script in it. */
  inline(document: string): string
  /** The site's `_headers` with the hashes of all that was put in. */
  allow(headers: string): string
}

/** @param dist the folder in which the documents' files are */
export function createInliner(dist: string): Inliner {
  const hashes = { style: new Set<string>(), script: new Set<string>() }
  const read = (path: string) => readFileSync(join(dist, path), 'utf8')

  return {
    inline(document) {
      const paths = [...document.matchAll(STYLESHEET)].map(([, path = '']) => path)
      const styles = paths.map(read).join('\n')
      hashes.style.add(hashOf(styles))
      // The links stay for the site's own loader, which would fetch what it finds no link of; disabled, they fetch nothing.
      const unapplied = document.replace(STYLESHEET, (link) => link.replace('>', ' disabled>'))
      // On a slow line the picture would come half a second after the words, for one KB.
      const pictures = [...document.matchAll(MAIN_PICTURE)].map(([, path = '']) => path)
      const pictured = pictures.reduce(
        (page, path) => page.replaceAll(`src="${path}"`, () => `src="${drawingURL(read(path))}"`),
        unapplied.replace(MAIN_PICTURE, ''),
      )
      return pictured
        .replace(POSTER, (_tag, video, path) => `${video}"${photoURL(join(dist, path))}"`)
        .replace('<link rel="stylesheet"', () => `<style>${styles}</style><link rel="stylesheet"`)
        .replace(CLASSIC_SCRIPT, (_tag, path) => {
          const script = read(path)
          hashes.script.add(hashOf(script))
          return `<script>${script}</script>`
        })
    },
    allow: (headers) =>
      headers
        .replace("style-src 'self'", (rule) => [rule, ...hashes.style].join(' '))
        .replace("script-src 'self'", (rule) => [rule, ...hashes.script].join(' ')),
  }
}

function drawingURL(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function photoURL(file: string): string {
  return `data:image/jpeg;base64,${readFileSync(file, 'base64')}`
}

/** As a Content-Security-Policy names it. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
