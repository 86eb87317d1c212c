import { spawnSync } from 'node:child_process'
import { bringWebKit, findFirefox, findTestBrowser } from './browser.ts'

/**
 * `npm run test:matrix`, `test:pages`, `test:webkit` and `test:firefox`: the tests that are too long for `npm test`, against a new build of
 * the site. Run them before a release. Arguments after `--` go to Playwright, which then runs alone.
 */
const bring: Readonly<Record<string, () => void>> = {
  matrix: findTestBrowser,
  pages: findTestBrowser,
  webkit: bringWebKit,
  firefox: findFirefox,
}
const [project = '', ...rest] = process.argv.slice(2)
const isWholeMatrix = project === 'matrix' && rest.length === 0

bring[project]?.()
run('node', ['scripts/build.ts'])
if (isWholeMatrix) run('vitest', ['run', '--config', 'vitest.release.config.ts'])
browserTests(project)
if (isWholeMatrix) browserTests('pages')

function browserTests(name: string): void {
  const config = name === 'pages' ? 'e2e/pages.config.ts' : 'e2e/release.config.ts'
  run('playwright', ['test', '--config', config, `--project=${name}`, ...rest])
}

function run(name: string, args: string[]): void {
  const { status } = spawnSync(name, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
