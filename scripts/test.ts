import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { findTestBrowser } from './browser.ts'

/**
 * `npm test`: format and lint, types, dead code, the build, then every test, and one closing line that counts them.
 * Each step runs even where one before it failed, so that one run shows all that is wrong.
 */
const REPORTS = '.wrangler/reports'

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

interface Tally {
  passed: number
  failed: number
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const checks = [
  step('format and lint', ['biome', 'check', '--error-on-warnings', '.']),
  step('types', ['npm', 'run', '--silent', 'typecheck']),
  step('dead code', ['knip']),
]
const built = step('build', ['node', 'scripts/build.ts'], { SITE_URL: 'https://mme-bravo.example' })
const isBuilt = built.failed === 0
const tallies = [...checks, built, unitTests(), ...(isBuilt ? [dryRun(), browserTests()] : [])]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function unitTests(): Tally {
  const report = `${REPORTS}/vitest.json`
  const ended = step('domain, API, room, site and its pages', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return tally(ended, report, vitestReport, (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
  }))
}

/** Everything that a deployment does, as far as it goes without an account. */
function dryRun(): Tally {
  return step('deployment, dry run', ['node', 'scripts/deploy.ts', '--dry-run', '--site', 'dist'])
}

function browserTests(): Tally {
  const report = `${REPORTS}/playwright.json`
  const ended = step('browser', ['playwright', 'test', '--reporter=list,json'], {
    CHROMIUM_PATH: findTestBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return tally(ended, report, playwrightReport, ({ stats: { expected, unexpected, flaky } }) => {
    if (flaky > 0) console.warn(`\n${flaky} passed at the second attempt only: see "flaky" above.`)
    return { passed: expected + flaky, failed: unexpected }
  })
}

/** Runs a step; it passes or fails as one. */
function step(title: string, [name = '', ...args]: string[], env: Record<string, string> = {}): Tally {
  console.log(`\n— ${title}`)
  const { status } = spawnSync(name, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
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
