import { resolve } from 'node:path'
import { QUICK } from '../e2e/tags.ts'
import { findTestBrowser } from './browser.ts'
import { staleSite } from './build/stale.ts'
import { runStep, type Tally } from './test/step.ts'

/**
 * `npm run test:quick`: tests rules, content and the parts of the site that need no browser, and two browser journeys.
 * Builds the site first if it is older than its sources.
 */
const root = resolve(import.meta.dirname, '..')

const steps = await Promise.all([
  runStep('domain, content and site', ['vitest', 'run', '--project', 'domain', '--project', 'web']),
  journeys(),
])
const isPassed = steps.every(({ failed }) => failed === 0)
console.log(isPassed ? 'The quick tests passed.' : 'Some quick tests failed.')
process.exit(isPassed ? 0 : 1)

async function journeys(): Promise<Tally> {
  if (staleSite(root) !== null) {
    const built = await runStep('build', ['node', 'scripts/build.ts'])
    if (built.failed > 0) return built
  }
  const command = ['playwright', 'test', '--project', 'chromium', '--grep', QUICK]
  return runStep('two journeys', command, { CHROMIUM_PATH: findTestBrowser() })
}
