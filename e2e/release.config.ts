import { defineConfig } from '@playwright/test'
import main from '../playwright.config.ts'

/**
 * Browser tests before a release. `npm run test:matrix` runs every test, including those that `npm test` skips;
 * `npm run test:webkit` and `npm run test:firefox` play every game kind in these engines.
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
