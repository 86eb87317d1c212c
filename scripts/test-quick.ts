import { resolve } from 'node:path'
import { QUICK } from '../e2e/tags.ts'
import { findTestBrowser } from './browser.ts'
import { staleSite } from './build/stale.ts'
import { printFailures, runStep, type Tally } from './test/step.ts'

/**
 * `npm run test:quick`: tests rules, content and the parts of the site that need no browser, and two browser journeys.
 * Builds the site first if it is older than its sources.
 */
const root = resolve(import.meta.dirname, '..')

const steps = await Promise.all([
  runStep({
    title: 'domain, content and site',
    command: ['vitest', 'run', '--project', 'domain', '--project', 'web'],
    onFailure: 'npm run vitest -- <file>',
  }),
  journeys(),
])
const isPassed = steps.every(({ failed }) => failed === 0)
printFailures()
console.log(isPassed ? 'The quick tests passed.' : 'Some quick tests failed.')
process.exit(isPassed ? 0 : 1)

async function journeys(): Promise<Tally> {
  if (staleSite(root) !== null) {
    const built = await runStep({
      title: 'build',
      command: ['node', 'scripts/build.ts'],
      onFailure: 'npm run build',
    })
    if (built.failed > 0) return built
  }
  return runStep({
    title: 'two journeys',
    command: ['playwright', 'test', '--project', 'chromium', '--grep', QUICK],
    onFailure: 'npm run e2e -- <file>',
    env: { CHROMIUM_PATH: findTestBrowser() },
  })
}
