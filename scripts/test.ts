import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { findTestBrowser, isWebKitOnMachine } from './browser.ts'
import { printFailures, runStep, runStepAlone, type Tally } from './test/step.ts'

/**
 * `npm test`: checks format, lint, types and dead code while it builds the site and dry-runs its deployment, then runs
 * every test and prints the totals. Each step runs even if an earlier one failed, so one run reports everything.
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

// These steps use about one processor each; the tests after them use all.
const [checks, [built, ...deployed]] = await Promise.all([check(), build()])
const tallies = [...checks, built, ...deployed, await unitTests()]
if (built.failed === 0) tallies.push(await browserTests())
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
printFailures()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

async function check(): Promise<Tally[]> {
  return [
    await runStep({
      title: 'format and lint',
      command: ['biome', 'check', '--error-on-warnings', '.'],
      onFailure: 'npm run format',
    }),
    await runStep({
      title: 'types',
      command: ['npm', 'run', '--silent', 'typecheck'],
      onFailure: 'npm run typecheck',
    }),
    await runStep({ title: 'unused code', command: ['knip'], onFailure: 'npx knip' }),
  ]
}

/** Builds the site and dry-runs its deployment. */
async function build(): Promise<[built: Tally, ...deployed: Tally[]]> {
  const built = await runStep({
    title: 'build',
    command: ['node', 'scripts/build.ts'],
    onFailure: 'npm run build',
    env: { SITE_URL: 'https://mme-bravo.example' },
  })
  if (built.failed > 0) return [built]
  const deployed = await runStep({
    title: 'deployment, dry run',
    command: ['node', 'scripts/deploy.ts', '--dry-run', '--site', 'dist'],
    onFailure: 'npm run deploy -- --dry-run',
  })
  return [built, deployed]
}

async function unitTests(): Promise<Tally> {
  const report = `${REPORTS}/vitest.json`
  const ended = await runStepAlone({
    title: 'domain, API, room, site and its pages',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    onFailure: 'npm run vitest -- <file>',
  })
  return tally(ended, report, vitestReport, (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
  }))
}

async function browserTests(): Promise<Tally> {
  const report = `${REPORTS}/playwright.json`
  if (!isWebKitOnMachine())
    console.log('\nSkipping WebKit, which is not installed: `npm run test:webkit` installs it.')
  const ended = await runStepAlone({
    title: 'browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    onFailure: 'npm run e2e -- <file>',
    env: { CHROMIUM_PATH: findTestBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return tally(ended, report, playwrightReport, ({ stats: { expected, unexpected, flaky } }) => {
    if (flaky > 0) console.warn(`\n${flaky} passed only at the second attempt: see "flaky" above.`)
    return { passed: expected + flaky, failed: unexpected }
  })
}

/** Reads a step's report. A step that failed without a failed test or without a report counts as one failure. */
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
