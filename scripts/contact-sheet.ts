/// <reference lib="dom" />
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listScreens, type Screen } from './contact-sheet/screens.ts'
import { simulateWeek } from './contact-sheet/simulate-week.ts'
import { settle, tour } from './tour/tour.ts'
import type { Size } from './tour/visits.ts'

/**
 * `npm run contact-sheet [words…]`: takes screenshots of every screen of the built site at three sizes, in a
 * school with activity, and lists them in .wrangler/contact-sheet/index.html. With words, only screens whose
 * names contain one of them.
 */
const FOLDER = '.wrangler/contact-sheet'
const QUALITY = 80
/** Maximum height of a screenshot, in screens. */
const MAX_SCREENS_HIGH = 2.5
/** After this many screenshots, the last one is used even if the page still changes. */
const MAX_SHOTS = 8

const words = process.argv.slice(2)
const sizes: Size[] = ['phone', 'tablet', 'laptop']
const screens = listScreens().filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
await tour({
  visits: screens.flatMap((screen) => sizes.map((size) => ({ ...screen, size }))),
  prepare: simulateWeek,
  async look(page, screen) {
    try {
      await saveScreenshot(page, screen)
    } catch (error) {
      process.exitCode = 1
      console.error(`${screen.name}: ${error}`)
    }
  },
})
await writeFile(`${FOLDER}/index.html`, sheetOf(screens))
console.log(`${screens.length} screens at ${sizes.length} sizes: ${FOLDER}/index.html`)

async function saveScreenshot(page: Page, screen: Screen & { size: Size }): Promise<void> {
  await page.context().setOffline(screen.isOffline ?? false)
  for (const name of screen.presses) await press(page, name)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForFunction(visiblePicturesLoaded)
  await writeFile(`${FOLDER}/${fileOf(screen, screen.size)}`, await screenshotWhenStill(page))
}

/** Runs in the page. */
function visiblePicturesLoaded(): boolean {
  return [...document.images].every(
    (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
  )
}

/** Takes screenshots until two in a row are equal. */
async function screenshotWhenStill(page: Page): Promise<Buffer> {
  let before: Buffer | null = null
  for (let shots = 1; ; shots++) {
    const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY, ...(await visibleArea(page)) })
    if (before?.equals(picture) || shots === MAX_SHOTS) return picture
    before = picture
  }
}

/** Clicks the first visible button with this name, if the size shows one. */
async function press(page: Page, name: string): Promise<void> {
  const buttons = page.getByRole('button', { name, includeHidden: true })
  await buttons.first().waitFor({ state: 'attached', timeout: 10_000 })
  const [button] = await buttons.filter({ visible: true }).all()
  if (!button) return
  const before = await page.evaluate(() => document.body.outerHTML)
  await button.click()
  // The opened part may still be loading.
  await page.waitForFunction((was) => document.body.outerHTML !== was, before)
  await settle(page)
}

/** Screenshot options: the top of the page, or the viewport if a dialog is open. */
function visibleArea(page: Page) {
  return page.evaluate((screensHigh) => {
    if (document.querySelector('dialog[open]')) return {}
    const height = Math.min(document.documentElement.scrollHeight, screensHigh * innerHeight)
    return { fullPage: true, clip: { x: 0, y: 0, width: innerWidth, height } }
  }, MAX_SCREENS_HIGH)
}

function fileOf({ name }: Screen, size: Size): string {
  return `${name}-${size}.jpg`
}

function sheetOf(screens: readonly Screen[]): string {
  const figures = screens.map((screen) => {
    const pictures = sizes.map(
      (size) => `<a href="${fileOf(screen, size)}"><img src="${fileOf(screen, size)}" alt="${size}"></a>`,
    )
    return `<figure><figcaption>${screen.name}</figcaption>${pictures.join('')}</figure>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Mme Bravo: all screens</title>
<style>
  body { margin: 16px; background: #444; font: 14px sans-serif; color: #fff; display: flex; flex-wrap: wrap; gap: 24px }
  figure { margin: 0; display: grid; grid-template-columns: 195px 288px 512px; gap: 4px 8px; align-items: start }
  figcaption { grid-column: 1 / -1; font-weight: bold }
  img { display: block; width: 100%; max-height: 480px; object-fit: cover; object-position: top }
</style>
${figures.join('\n')}
`
}
