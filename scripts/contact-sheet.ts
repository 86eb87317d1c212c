/// <reference lib="dom" />
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { liveAWeek } from './contact-sheet/live-a-week.ts'
import { type Screen, screensOf } from './contact-sheet/screens.ts'
import { settle, tour } from './tour/tour.ts'
import type { Size } from './tour/visits.ts'

/**
 * `npm run contact-sheet`: shoots every screen of the built site at three sizes, in a school that has been lived in, and lays
 * the pictures out in one page, .wrangler/contact-sheet/index.html. With words behind it, only the screens whose names hold one of them.
 */
const FOLDER = '.wrangler/contact-sheet'
const QUALITY = 80
/** Of a long page its beginning is shot, so many screens high. */
const SCREENS_HIGH = 2.5
/** Something always moves in a page that is not still by then. */
const MOST_TRIES = 8

const words = process.argv.slice(2)
const sizes: Size[] = ['phone', 'tablet', 'laptop']
const screens = screensOf().filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
await tour({
  visits: screens.flatMap((screen) => sizes.map((size) => ({ ...screen, size }))),
  prepare: liveAWeek,
  async look(page, screen) {
    try {
      await shoot(page, screen)
    } catch (error) {
      process.exitCode = 1
      console.error(`${screen.name}: ${error}`)
    }
  },
})
await writeFile(`${FOLDER}/index.html`, sheetOf(screens))
console.log(`${screens.length} screens at ${sizes.length} sizes: ${FOLDER}/index.html`)

async function shoot(page: Page, screen: Screen & { size: Size }): Promise<void> {
  await page.context().setOffline(screen.isOffline ?? false)
  for (const name of screen.presses) await press(page, name)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForFunction(picturesInSightAreThere)
  await writeFile(`${FOLDER}/${fileOf(screen, screen.size)}`, await pictureOf(page))
}

/** In the page. */
function picturesInSightAreThere(): boolean {
  return [...document.images].every(
    (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
  )
}

/** The page once it has come to rest: when two pictures of it are alike. */
async function pictureOf(page: Page): Promise<Buffer> {
  let before: Buffer | null = null
  for (let tries = 1; ; tries++) {
    const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY, ...(await partOf(page)) })
    if (before?.equals(picture) || tries === MOST_TRIES) return picture
    before = picture
  }
}

/** Presses the first button in sight of this name; none where the size hides them all. */
async function press(page: Page, name: string): Promise<void> {
  const buttons = page.getByRole('button', { name, includeHidden: true })
  await buttons.first().waitFor({ state: 'attached', timeout: 10_000 })
  const [button] = await buttons.filter({ visible: true }).all()
  if (!button) return
  const before = await page.evaluate(() => document.body.outerHTML)
  await button.click()
  // What it opens may be fetched first.
  await page.waitForFunction((was) => document.body.outerHTML !== was, before)
  await settle(page)
}

/** As much of the page as is shot: its beginning, or what a dialog covers. */
function partOf(page: Page) {
  return page.evaluate((screensHigh) => {
    if (document.querySelector('dialog[open]')) return {}
    const height = Math.min(document.documentElement.scrollHeight, screensHigh * innerHeight)
    return { fullPage: true, clip: { x: 0, y: 0, width: innerWidth, height } }
  }, SCREENS_HIGH)
}

function fileOf({ name }: Screen, size: Size): string {
  return `${name}-${size}.jpg`
}

function sheetOf(shown: readonly Screen[]): string {
  const figures = shown.map((screen) => {
    const pictures = sizes.map(
      (size) => `<a href="${fileOf(screen, size)}"><img src="${fileOf(screen, size)}" alt="${size}"></a>`,
    )
    return `<figure><figcaption>${screen.name}</figcaption>${pictures.join('')}</figure>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Mme Bravo: every screen</title>
<style>
  body { margin: 16px; background: #444; font: 14px sans-serif; color: #fff; display: flex; flex-wrap: wrap; gap: 24px }
  figure { margin: 0; display: grid; grid-template-columns: 195px 288px 512px; gap: 4px 8px; align-items: start }
  figcaption { grid-column: 1 / -1; font-weight: bold }
  img { display: block; width: 100%; max-height: 480px; object-fit: cover; object-position: top }
</style>
${figures.join('\n')}
`
}
