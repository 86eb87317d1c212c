import { defineConfig } from '@playwright/test'
import { MATRIX } from './e2e/tags.ts'
import { testBrowserOnMachine } from './scripts/browser.ts'
import { keepTemporaryFilesInMemory } from './scripts/test/temporary-folder.ts'

keepTemporaryFilesInMemory()

/** Browser tests against the built site, the real Worker and the real room, which e2e/school.ts starts once. */
export default defineConfig({
  // `npm run test:webkit` and `npm run test:firefox` run the tests of other browsers.
  projects: [{ name: 'chromium', testIgnore: 'engines/*.spec.ts', grepInvert: new RegExp(MATRIX) }],
  testDir: 'e2e',
  globalSetup: './e2e/school.ts',
  outputDir: '.wrangler/e2e',
  fullyParallel: true,
  // Two processors take longer for three tests at a time than for two.
  workers: 2,
  // A shared machine may stall for seconds. `npm test` reports retried tests; each is a race condition to fix.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by e2e/school.ts before the workers read this file.
    baseURL: process.env.SCHOOL_URL,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // Without a GPU the endless animations of the home page would use half of the CPU. Tests of animations opt in with
    // `inMotion` of e2e/motion.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace doubles the time of every test. Use `npm run e2e -- --trace on` if needed.
    trace: 'off',
    // Otherwise it would answer requests before the tests' own routes. Tests of the offline site allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: testBrowserOnMachine(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=user-gesture-required',
      ],
    },
  },
})
