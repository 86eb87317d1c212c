import { spawnSync } from 'node:child_process'
import { bringWebKit, findFirefox } from './browser.ts'

/**
 * `npm run test:webkit`, `npm run test:firefox`: plays every kind of game in the engine of iPads and in Firefox, against the site as it
 * is built now. Before a release; a few games in WebKit are a part of `npm test`. What stands behind `--` is for Playwright.
 */
const bring: Readonly<Record<string, () => void>> = { webkit: bringWebKit, firefox: findFirefox }
const [engine = '', ...rest] = process.argv.slice(2)

bring[engine]?.()
run('node', ['scripts/build.ts'])
run('playwright', ['test', '--config', 'e2e/engines/playwright.config.ts', '--project', engine, ...rest])

function run(name: string, args: string[]): void {
  const { status } = spawnSync(name, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
