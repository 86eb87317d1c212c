import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { findTestBrowser } from './browser.ts'
import { printFailures, runStep, runStepAlone, type Tally } from './test/step.ts'
import { keepTemporaryFilesInMemory } from './test/temporary-folder.ts'

/**
 * `npm test`: runs the tests that need no built site while it checks format, lint, types and dead code,
 * builds the site, tests its files and dry-runs its deployment. Then it runs the browser tests and prints the
 * totals. Each step runs even if an earlier one failed, so one run reports everything.
 */
const REPORTS = '.wrangler/reports'

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

keepTemporaryFilesInMemory()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

// Much of the unit tests, and all other steps, use only one of two processors, so they run in parallel.
const [unit, { isBuilt, tallies: others }] = await Promise.all([unitTests(), checkAndBuild()])
const tallies = [unit, ...others]
if (isBuilt) tallies.push(await browserTests())
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
printFailures()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

async function checkAndBuild(): Promise<{ isBuilt: boolean; tallies: Tally[] }> {
  const built = await runStep({
    title: 'build',
    command: ['node', 'scripts/build.ts'],
    onFailure: 'npm run build',
    env: { SITE_URL: 'https://mme-bravo.example' },
  })
  const isBuilt = built.failed === 0
  return { isBuilt, tallies: [built, ...(isBuilt ? await testBuild() : []), ...(await check())] }
}

async function testBuild(): Promise<Tally[]> {
  return [
    await vitest('site', ['--project', 'site'], runStep),
    await runStep({
      title: 'deployment, dry run',
      command: ['node', 'scripts/deploy.ts', '--dry-run', '--site', 'dist'],
      onFailure: 'npm run deploy -- --dry-run',
    }),
  ]
}

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

function unitTests(): Promise<Tally> {
  return vitest('domain, API, room, scripts and pages', ['--project', '!site'], runStepAlone)
}

async function vitest(title: string, projects: string[], runTests: typeof runStep): Promise<Tally> {
  const report = `${REPORTS}/vitest-${title.split(',')[0]}.json`
  const ended = await runTests({
    title,
    command: [
      ...['vitest', 'run', ...projects],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    onFailure: 'npm run vitest -- <file>',
  })
  return tally(ended, report, vitestReport, (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
  }))
}

async function browserTests(): Promise<Tally> {
  const report = `${REPORTS}/playwright.json`
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
