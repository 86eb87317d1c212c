import type { Page } from '@playwright/test'
import { axeFaults } from '../e2e/axe.ts'
import { enlargeText, widerThanScreen } from '../e2e/wider-than-screen.ts'
import { lostInForcedColors, PRESSABLE } from './a11y/lost-in-forced-colors.ts'
import { smallTargets, TARGETS } from './a11y/small-targets.ts'
import { tour } from './tour/tour.ts'
import { SIZES, type Visit, visitsOf } from './tour/visits.ts'

/**
 * `npm run check:a11y`: opens every route of the registry in two sizes, signed in where one has to be, and
 * asks axe, a ruler for fingertips and the width of the screen, also with text twice as large, and what forced
 * colours leave of it. Prints each route with what is found there; exit code 1 where that is anything.
 * With words behind it, only the paths that hold one of them.
 */

const sizes = [SIZES.phone, SIZES.laptop]
const words = process.argv.slice(2)
const visits = visitsOf().filter(
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
  const faults = arrived === path ? [] : [`led to ${arrived}`]
  for (const size of sizes) {
    await page.setViewportSize(size)
    faults.push(...(await faultsOf(page)).map((fault) => `at ${size.width} x ${size.height}: ${fault}`))
  }
  return faults
}

async function faultsOf(page: Page): Promise<string[]> {
  const axe = await axeFaults(page)
  const small = await page.evaluate(smallTargets, TARGETS)
  const wider = await widerThanScreen(page)
  await enlargeText(page, 2)
  const widerWhenLarge = await widerThanScreen(page)
  await enlargeText(page, 1)
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(lostInForcedColors, PRESSABLE)
  await page.emulateMedia({ forcedColors: 'none' })
  return [
    ...axe.flatMap(({ id, at }) => at.map((html) => `${id}: ${html.slice(0, 200)}`)),
    ...small.map((target) => `too small: ${target}`),
    ...lost,
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...(widerWhenLarge > 0 ? [`with text twice as large ${widerWhenLarge} px wider than the screen`] : []),
  ]
}
