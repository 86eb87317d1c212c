import { defineConfig } from '@playwright/test'
import main from '../playwright.config.ts'

/**
 * What is run before a release only: `npm run test:matrix` runs every browser test, also those that `npm test` leaves out; `npm run test:webkit` and
 * `npm run test:firefox` play every kind in another engine than Chromium.
 */
export default defineConfig({
  ...main,
  testDir: '.',
  globalSetup: './school.ts',
  outputDir: '../.wrangler/release',
  projects: [
    { name: 'matrix', testIgnore: 'engines/*.spec.ts' },
    { name: 'webkit', testMatch: 'engines/*.spec.ts' },
    { name: 'firefox', testMatch: 'engines/*.spec.ts' },
  ],
  timeout: 120_000,
})
