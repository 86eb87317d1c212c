import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Layer } from '../../content/pictures/compose.ts'
import { type Backdrop, backdrops } from '../../content/stories/backdrops.ts'
import { findBrowser } from '../browser.ts'
import { composed } from '../media/pictures.ts'

export const WIDTH = 640
export const HEIGHT = 360
/** The part of a 160 x 100 scene that a video shows. */
const VIEW = '0 5 160 90'

const fonts = join(import.meta.dirname, '../../node_modules/@fontsource-variable/baloo-2/files')
const font = readFileSync(join(fonts, 'baloo-2-latin-wght-normal.woff2')).toString('base64')
const STYLE = `@font-face { font-family: Baloo; font-weight: 400 800; src: url(data:font/woff2;base64,${font}) }
body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; font-family: Baloo; color: #34264f }
svg { position: absolute; inset: 0 }
p { position: absolute; margin: 0; left: 50%; transform: translateX(-50%); text-align: center; line-height: 1.1 }
.caption { bottom: 14px; width: max-content; max-width: 590px; padding: 8px 26px 5px; border-radius: 26px; background: #fff; box-shadow: 0 4px 0 #34264f2e; font-size: 31px; font-weight: 700 }
.title { bottom: 18px; width: max-content; max-width: 590px; padding: 14px 36px 8px; border-radius: 32px; background: #fff8ea; box-shadow: 0 6px 0 #34264f2e; font-size: 44px; font-weight: 800; color: #a32330 }`

/** Opens a browser that draws the layers of videos. Call `close` at the end. */
export async function openStills() {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  const draw = async (body: string, file: string) => {
    await page.setContent(`<style>${STYLE}</style>${body}`)
    await page.evaluate('document.fonts.ready.then(() => null)')
    await page.screenshot(
      file.endsWith('.jpg')
        ? { path: file, type: 'jpeg', quality: 82 }
        : { path: file, omitBackground: true },
    )
  }
  return {
    backdrop: (name: Backdrop, file: string) => draw(svg(backdrops[name]), file),
    pictures: (layers: readonly Layer[], file: string) => draw(svg(composed(layers)), file),
    caption: (text: string, file: string) => draw(`<p class="caption">${escaped(text)}</p>`, file),
    /** The title on a shot's backdrop and pictures. */
    title: (text: string, name: Backdrop, layers: readonly Layer[], file: string) =>
      draw(`${svg(backdrops[name] + composed(layers))}<p class="title">${escaped(text)}</p>`, file),
    close: () => browser.close(),
  }
}

export type Stills = Awaited<ReturnType<typeof openStills>>

function svg(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${VIEW}">${body}</svg>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
