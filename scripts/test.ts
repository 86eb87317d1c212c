import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { findTestBrowser, isWebKitOnMachine } from './browser.ts'
import { step, stepAlone, type Tally } from './test/step.ts'

/**
 * `npm test`: format and lint, types and dead code while the site is built and its deployment tried, then every test, and one
 * closing line that counts them. Each step runs even where one before it failed, so that one run shows all that is wrong.
 */
const REPORTS = '.wrangler/reports'

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

// Most of these keep one processor busy, the tests after them all.
const [checks, [built, ...deployed]] = await Promise.all([check(), build()])
const tallies = [...checks, built, ...deployed, await unitTests()]
if (built.failed === 0) tallies.push(await browserTests())
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

async function check(): Promise<Tally[]> {
  return [
    await step('format and lint', ['biome', 'check', '--error-on-warnings', '.']),
    await step('types', ['npm', 'run', '--silent', 'typecheck']),
    await step('dead code', ['knip']),
  ]
}

/** The site, and everything that a deployment of it does, as far as it goes without an account. */
async function build(): Promise<[built: Tally, ...deployed: Tally[]]> {
  const site = { SITE_URL: 'https://mme-bravo.example' }
  const built = await step('build', ['node', 'scripts/build.ts'], site)
  if (built.failed > 0) return [built]
  return [
    built,
    await step('deployment, dry run', ['node', 'scripts/deploy.ts', '--dry-run', '--site', 'dist']),
  ]
}

async function unitTests(): Promise<Tally> {
  const report = `${REPORTS}/vitest.json`
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ended = await stepAlone('domain, API, room, site and its pages', command)
  return tally(ended, report, vitestReport, (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
  }))
}

async function browserTests(): Promise<Tally> {
  const report = `${REPORTS}/playwright.json`
  if (!isWebKitOnMachine())
    console.log('\nWithout WebKit, which is not on this machine: `npm run test:webkit` brings it.')
  const ended = await stepAlone('browser', ['playwright', 'test', '--reporter=list,json'], {
    CHROMIUM_PATH: findTestBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return tally(ended, report, playwrightReport, ({ stats: { expected, unexpected, flaky } }) => {
    if (flaky > 0) console.warn(`\n${flaky} passed at the second attempt only: see "flaky" above.`)
    return { passed: expected + flaky, failed: unexpected }
  })
}

/** The tests that a step's report counts; a step that fails without a failed test (or a report) is a failure. */
function tally<T extends z.ZodMiniType>(
  ended: Tally,
  file: string,
  schema: T,
  count: (report: z.infer<T>) => Tally,
): Tally {
  try {
    const counted = count(z.parse(schema, JSON.parse(readFileSync(file, 'utf8'))))
    return { passed: counted.passed, failed: Math.max(counted.failed, ended.failed) }
  } catch (error) {
    console.error(`No report in ${file}:`, error)
    return { passed: 0, failed: 1 }
  }
}
