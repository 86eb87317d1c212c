import type { Page } from '@playwright/test'
import { axeFaults } from '../e2e/axe.ts'
import { enlargeText, widerThanScreen } from '../e2e/wider-than-screen.ts'
import { lostInForcedColors, PRESSABLE } from './a11y/lost-in-forced-colors.ts'
import { tour } from './tour/tour.ts'
import { listVisits, SIZES, type Visit } from './tour/visits.ts'

/** Touch targets. */
const TARGETS =
  'button, a[href], summary, select, textarea, [role="switch"], [role="tab"], input:not([type="hidden"])'

/**
 * `npm run check:a11y [words…]`: opens every route in two sizes, signed in where required. Checks axe rules, target
 * sizes, horizontal overflow (including text at 200 %) and forced colours. Prints the faults of each route and exits
 * with 1 if there are any. With words, checks only paths that contain one of them.
 */

const sizes = [SIZES.phone, SIZES.laptop]
const words = process.argv.slice(2)
const visits = listVisits().filter(
  ({ path }) => words.length === 0 || words.some((word) => path.includes(word)),
)
let faulty = 0
await tour({
  visits,
  async look(page, visit) {
    const faults = await look(page, visit)
    if (faults.length > 0) faulty++
    console.log([visit.path, ...faults].join('\n  '))
  },
})
console.log(`\n${visits.length} routes at ${sizes.length} sizes: ${faulty} with faults.`)
process.exitCode = faulty === 0 && visits.length > 0 ? 0 : 1

async function look(page: Page, { path }: Visit): Promise<string[]> {
  const arrived = new URL(page.url()).pathname
  const faults = arrived === path ? [] : [`redirected to ${arrived}`]
  for (const size of sizes) {
    await page.setViewportSize(size)
    faults.push(...(await faultsOf(page)).map((fault) => `at ${size.width} x ${size.height}: ${fault}`))
  }
  return faults
}

async function faultsOf(page: Page): Promise<string[]> {
  const axe = await axeFaults(page)
  const small = await page.evaluate(smallTargets, TARGETS)
  const overflow = await widerThanScreen(page)
  await enlargeText(page, 2)
  const overflowWhenLarge = await widerThanScreen(page)
  await enlargeText(page, 1)
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(lostInForcedColors, PRESSABLE)
  await page.emulateMedia({ forcedColors: 'none' })
  return [
    ...axe.flatMap(({ id, at }) => at.map((html) => `${id}: ${html.slice(0, 200)}`)),
    ...small.map((target) => `too small: ${target}`),
    ...lost,
    ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
    ...(overflowWhenLarge > 0 ? [`with text at 200 %, ${overflowWhenLarge} px wider than the screen`] : []),
  ]
}

/** Runs in the page. Returns targets smaller than 44 px with their size. WCAG exempts links in a line of text. */
function smallTargets(selector: string): string[] {
  const minimum = 43.5
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
    // A control can also be touched on its label.
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined
    const boxes = [target, label].flatMap((each) => (each ? [each.getBoundingClientRect()] : []))
    const isSeen = target.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isInLine = target instanceof HTMLAnchorElement && getComputedStyle(target).display === 'inline'
    const isOutOfSight = boxes.every(({ width, height }) => width <= 1 || height <= 1)
    if (!isSeen || isInLine || isOutOfSight) return []
    if (boxes.some(({ width, height }) => width >= minimum && height >= minimum)) return []
    const [{ width, height } = { width: 0, height: 0 }] = boxes
    const name = target.ariaLabel ?? target.textContent.trim().slice(0, 40)
    return [`${target.tagName.toLowerCase()} "${name}": ${Math.round(width)} x ${Math.round(height)}`]
  })
}
