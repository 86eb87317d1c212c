import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { sessionAnswer } from '../domain/api/auth.ts'
import { axeFaults } from '../e2e/axe.ts'
import { ADMIN } from '../e2e/people.ts'
import { startThrowawaySchool } from '../e2e/school.ts'
import { enlargeText, widerThanScreen } from '../e2e/wider-than-screen.ts'
import { smallTargets, TARGETS } from './a11y/small-targets.ts'
import { type Visit, visitsOf } from './a11y/visits.ts'
import { findBrowser } from './browser.ts'

/**
 * `npm run check:a11y`: opens every route of the registry in two sizes, signed in where one has to be, and
 * asks axe, a ruler for fingertips and the width of the screen, also with text twice as large. Prints each route with what is found there; exit code 1 where that is anything.
 * With words behind it, only the paths that hold one of them.
 */

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]
/** Pages that are open at a time. */
const AT_ONCE = 2

if (!existsSync(join(import.meta.dirname, '../dist'))) throw new Error('Build the site first: npm run build.')
const words = process.argv.slice(2)
const visits = visitsOf().filter(
  ({ path }) => words.length === 0 || words.some((word) => path.includes(word)),
)
const { school, discard } = await startThrowawaySchool()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const sessions = {
    visitor: null,
    pupil: await signIn('auth/login', { userName: 'alice' }),
    admin: await signIn('auth/admin', ADMIN),
  }
  const todo = [...visits]
  let faulty = 0
  const walk = async () => {
    for (let visit = todo.shift(); visit; visit = todo.shift()) {
      const faults = await look(browser, visit, sessions[whoFor(visit)])
      if (faults.length > 0) faulty++
      console.log([visit.path, ...faults].join('\n  '))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  console.log(`\n${visits.length} routes at ${sizes.length} sizes: ${faulty} with faults.`)
  process.exitCode = faulty === 0 && visits.length > 0 ? 0 : 1
} finally {
  await browser.close()
  await discard()
}

function whoFor({ access }: Visit): 'visitor' | 'pupil' | 'admin' {
  if (access === 'everyone') return 'visitor'
  return access === 'user' ? 'pupil' : 'admin'
}

/** The session of a user, as the browser keeps it. */
async function signIn(call: string, body: object): Promise<string> {
  const answer = await fetch(`${school.url}/api/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return JSON.stringify(z.parse(sessionAnswer, await answer.json()).user)
}

async function look(from: Browser, { path }: Visit, session: string | null): Promise<string[]> {
  const context = await from.newContext({
    reducedMotion: 'reduce',
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    if (session !== null) await page.addInitScript((kept) => localStorage.setItem('mme:user', kept), session)
    await page.goto(school.url + path)
    await page.getByRole('contentinfo').waitFor()
    await page.waitForFunction(() => !document.body.textContent.includes('Ça arrive…'))
    const arrived = new URL(page.url()).pathname
    const faults = arrived === path ? [] : [`led to ${arrived}`]
    for (const size of sizes) {
      await page.setViewportSize(size)
      faults.push(...(await faultsOf(page)).map((fault) => `at ${size.width} x ${size.height}: ${fault}`))
    }
    return faults
  } finally {
    await context.close()
  }
}

async function faultsOf(page: Page): Promise<string[]> {
  const axe = await axeFaults(page)
  const small = await page.evaluate(smallTargets, TARGETS)
  const wider = await widerThanScreen(page)
  await enlargeText(page, 2)
  const widerWhenLarge = await widerThanScreen(page)
  await enlargeText(page, 1)
  return [
    ...axe.flatMap(({ id, at }) => at.map((html) => `${id}: ${html.slice(0, 200)}`)),
    ...small.map((target) => `too small: ${target}`),
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...(widerWhenLarge > 0 ? [`with text twice as large ${widerWhenLarge} px wider than the screen`] : []),
  ]
}
