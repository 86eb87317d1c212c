import { resolve } from 'node:path'
import { QUICK } from '../e2e/tags.ts'
import { findTestBrowser } from './browser.ts'
import { staleSite } from './build/stale.ts'
import { step, type Tally } from './test/step.ts'

/**
 * `npm run test:quick`, for between two changes: the rules, the content and what of the site needs no browser, and two journeys through the
 * site, which is built where it is older than its sources. `npm test` does the rest.
 */
const root = resolve(import.meta.dirname, '..')

const steps = await Promise.all([
  step('domain, content and site', ['vitest', 'run', '--project', 'domain', '--project', 'web']),
  journeys(),
])
const isWell = steps.every(({ failed }) => failed === 0)
console.log(isWell ? 'All that the quick tests see is well.' : 'Not all is well.')
process.exit(isWell ? 0 : 1)

async function journeys(): Promise<Tally> {
  if (staleSite(root) !== null) {
    const built = await step('build', ['node', 'scripts/build.ts'])
    if (built.failed > 0) return built
  }
  const command = ['playwright', 'test', '--project', 'chromium', '--grep', QUICK]
  return step('two journeys', command, { CHROMIUM_PATH: findTestBrowser() })
}
