import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import * as z from 'zod/mini'

const SOURCE = join(import.meta.dirname, 'bare-page')
const SERVER_BUILD = join(import.meta.dirname, '../../node_modules/.cache/bare-page')

const renderer = z.object({
  prerender: z.custom<() => Promise<unknown>>((value) => typeof value === 'function'),
})
const rendered = z.object({ html: z.string(), matches: z.array(z.unknown()) })

/** Builds a prerendered page that contains only the site's libraries into a folder. */
export async function buildBarePage(folder: string): Promise<void> {
  const common: InlineConfig = {
    configFile: false,
    root: SOURCE,
    plugins: [react()],
    logLevel: 'warn',
    mode: 'production',
  }
  await build({ ...common, build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } } })
  await build({ ...common, build: { ssr: 'prerender.tsx', outDir: SERVER_BUILD, emptyOutDir: true } })
  const path = pathToFileURL(join(SERVER_BUILD, 'prerender.js')).href
  const { html, matches } = z.parse(rendered, await z.parse(renderer, await import(path)).prerender())
  const state = `<script type="application/json" id="page-state">${JSON.stringify(matches)}</script>`
  const file = join(folder, 'index.html')
  const template = await readFile(file, 'utf8')
  await writeFile(
    file,
    template.replace('<!--page-->', () => html).replace('</head>', () => `${state}</head>`),
  )
}
