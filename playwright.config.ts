import { defineConfig } from '@playwright/test'
import { MATRIX } from './e2e/tags.ts'
import { isWebKitOnMachine, testBrowserOnMachine } from './scripts/browser.ts'

const engines = 'engines/*.spec.ts'

/** Browser tests against the built site, the real Worker and the real room, started once by e2e/school.ts. */
export default defineConfig({
  projects: [
    { name: 'chromium', testIgnore: engines, grepInvert: new RegExp(MATRIX) },
    // Never installed for it: `npm run test:webkit` does, and plays every game.
    ...(isWebKitOnMachine() ? [{ name: 'webkit', testMatch: engines, grep: /@short/ }] : []),
  ],
  testDir: 'e2e',
  globalSetup: './e2e/school.ts',
  outputDir: '.wrangler/e2e',
  fullyParallel: true,
  // Half of a test is waiting: with one a processor, two processors are half idle.
  workers: 3,
  // A machine that is shared may stand still for seconds. `npm test` says how many needed it: each is a race to be mended.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by e2e/school.ts before the workers read this file.
    baseURL: process.env.SCHOOL_URL,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // What moves for ever on the home page is painted by the processor here, and costs half of it. What moves in a
    // game and after it is tested: inMotion of e2e/motion.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace doubles the time of every test: `npm run e2e -- --trace on` where one is wanted.
    trace: 'off',
    // Else it would answer before the tests' own routes; those of the site without a network allow it.
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
