import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)">/g
/** React's preload link of the page's largest drawing. */
const MAIN_PICTURE = /<link rel="preload" as="image" href="(\/[^"]+\.svg)" fetchPriority="high"\/>/g
const POSTER = /(<video[^>]* poster=)"(\/[^"]+\.jpg)"/
const CLASSIC_SCRIPT = /<script src="([^"]+)"><\/script>/g

/** Inlines the files that block the first paint and allows them in the Content-Security-Policy. */
export interface Inliner {
  /** Inlines the document's styles, largest picture, video poster and classic script. */
  inline(document: string): string
  /** Adds the hashes of everything inlined so far to the site's `_headers`. */
  addHashes(headers: string): string
}

/** @param dist the folder with the files that documents refer to */
export function createInliner(dist: string): Inliner {
  const hashes = { style: new Set<string>(), script: new Set<string>() }
  const read = (path: string) => readFileSync(join(dist, path), 'utf8')

  return {
    inline(document) {
      const paths = [...document.matchAll(STYLESHEET)].map(([, path = '']) => path)
      const styles = paths.map(read).join('\n')
      hashes.style.add(hashOf(styles))
      // Vite's loader fetches stylesheets that have no link, so the links stay. Disabled links fetch nothing.
      const unlinked = document.replace(STYLESHEET, (link) => link.replace('>', ' disabled>'))
      // On a slow network a separate request would delay this 1 KB picture by half a second.
      const pictures = [...document.matchAll(MAIN_PICTURE)].map(([, path = '']) => path)
      const withPictures = pictures.reduce(
        (page, path) =>
          page.replaceAll(
            `src="${path}"`,
            () => `src="data:image/svg+xml,${encodeURIComponent(read(path))}"`,
          ),
        unlinked.replace(MAIN_PICTURE, ''),
      )
      return withPictures
        .replace(
          POSTER,
          (_tag, video, path) =>
            `${video}"data:image/jpeg;base64,${readFileSync(join(dist, path), 'base64')}"`,
        )
        .replace('<link rel="stylesheet"', () => `<style>${styles}</style><link rel="stylesheet"`)
        .replace(CLASSIC_SCRIPT, (_tag, path) => {
          const script = read(path)
          hashes.script.add(hashOf(script))
          return `<script>${script}</script>`
        })
    },
    addHashes: (headers) =>
      headers
        .replace("style-src 'self'", (rule) => [rule, ...hashes.style].join(' '))
        .replace("script-src 'self'", (rule) => [rule, ...hashes.script].join(' ')),
  }
}

/** The hash in the format of a Content-Security-Policy source. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
