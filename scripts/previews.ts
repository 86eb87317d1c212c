import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { escapeHTML, PREVIEW_SIZE } from './build/head.ts'
import { type PreviewContent, previewContents, type Tile } from './previews/tiles.ts'

/**
 * `npm run previews`: draws the pictures that a shared link shows, one JPEG each, with the browser of the tests. What no page
 * names any more is deleted.
 */
const FOLDER = 'web/public/media/previews'
const QUALITY = 55

await mkdir(FOLDER, { recursive: true })
const [font, owl, hills] = await Promise.all([
  dataURL('node_modules/@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2', 'font/woff2'),
  dataURL('web/ui/art/owl.svg', 'image/svg+xml'),
  dataURL('scripts/previews/hills.svg', 'image/svg+xml'),
])
const contents = previewContents()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: PREVIEW_SIZE })
for (const content of contents) {
  await page.setContent(await documentOf(content))
  await page.evaluate(() => document.fonts.ready)
  await writeFile(`${FOLDER}/${content.name}.jpg`, await page.screenshot({ type: 'jpeg', quality: QUALITY }))
}
await browser.close()
const names = new Set(contents.map(({ name }) => `${name}.jpg`))
const left = (await readdir(FOLDER)).filter((name) => !names.has(name))
await Promise.all(left.map((name) => rm(`${FOLDER}/${name}`)))
console.log(`${contents.length} previews`)

async function documentOf({ title, about, colour, tiles }: PreviewContent): Promise<string> {
  const shown = await Promise.all(tiles.map(tileOf))
  return `<style>
    @font-face { font-family: Baloo; src: url(${font}); font-weight: 400 800 }
    body { margin: 0; width: ${PREVIEW_SIZE.width}px; height: ${PREVIEW_SIZE.height}px; overflow: hidden; font-family: Baloo; color: #34264f;
      background: url(${hills}) bottom / 100% auto no-repeat, linear-gradient(#9fd6f5, #cfeafc 55%, #fff8ea);
      display: grid; grid-template-columns: 1fr 500px; gap: 44px; padding: 52px 60px; box-sizing: border-box; align-items: center }
    h1 { font-size: ${title.length > 26 ? 64 : 78}px; line-height: 1.05; margin: 0 0 22px; font-weight: 800; text-wrap: balance }
    p { display: inline-block; margin: 0; padding: 4px 26px; border-radius: 40px; font-size: 32px; font-weight: 700; color: #fff; background: ${colour} }
    header { display: flex; align-items: center; gap: 18px; font-size: 40px; font-weight: 800; margin-bottom: 30px }
    header img { height: 110px }
    section { display: grid; grid-template-columns: 1fr 1fr; gap: 24px }
    figure { margin: 0; height: 226px; display: grid; place-items: center; border-radius: 34px; background: #fff; border-bottom: 10px solid ${colour};
      font-size: 54px; font-weight: 700; text-align: center; line-height: 1.05; padding: 12px; box-sizing: border-box }
    figure img { width: 156px; height: 156px; object-fit: contain }
    .short { font-size: 110px }
  </style>
  <main><header><img src="${owl}">Mme Bravo</header><h1>${escapeHTML(title)}</h1><p>${escapeHTML(about)}</p></main>
  <section>${shown.join('')}</section>`
}

async function tileOf(tile: Tile): Promise<string> {
  if ('text' in tile)
    return `<figure${tile.text.length <= 3 ? ' class="short"' : ''}>${escapeHTML(tile.text)}</figure>`
  return `<figure><img src="${await dataURL(`web/public/media/${tile.picture}`, 'image/svg+xml')}"></figure>`
}

async function dataURL(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`
}
