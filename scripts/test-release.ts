import { spawnSync } from 'node:child_process'
import { findFirefox, findTestBrowser, installWebKit } from './browser.ts'

/**
 * `npm run test:matrix`, `test:pages`, `test:webkit` and `test:firefox`: builds the site and runs the tests
 * that are too long for `npm test`. Run them before a release. With arguments after `--`, only Playwright
 * runs, with these arguments.
 */
const prepareBrowser: Readonly<Record<string, () => void>> = {
  matrix: findTestBrowser,
  pages: findTestBrowser,
  webkit: installWebKit,
  firefox: findFirefox,
}
const [project = '', ...rest] = process.argv.slice(2)
const isWholeMatrix = project === 'matrix' && rest.length === 0

prepareBrowser[project]?.()
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
