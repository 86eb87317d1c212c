import { spawnSync } from 'node:child_process'
import { bringWebKit, findFirefox, findTestBrowser } from './browser.ts'

/**
 * `npm run test:matrix`, `npm run test:webkit`, `npm run test:firefox`: the tests that are too long for `npm test`, against the site as
 * it is built now. Before a release. What stands behind `--` is for Playwright, which then runs alone.
 */
const bring: Readonly<Record<string, () => void>> = {
  matrix: findTestBrowser,
  webkit: bringWebKit,
  firefox: findFirefox,
}
const [project = '', ...rest] = process.argv.slice(2)

bring[project]?.()
run('node', ['scripts/build.ts'])
if (project === 'matrix' && rest.length === 0) run('vitest', ['run', '--config', 'vitest.release.config.ts'])
run('playwright', ['test', '--config', 'e2e/release.config.ts', '--project', project, ...rest])

function run(name: string, args: string[]): void {
  const { status } = spawnSync(name, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
