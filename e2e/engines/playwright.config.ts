import { defineConfig } from '@playwright/test'
import main from '../../playwright.config.ts'

/** The site in other engines than Chromium: `npm run test:webkit`, `npm run test:firefox`. */
export default defineConfig({
  ...main,
  testDir: '.',
  globalSetup: '../school.ts',
  outputDir: '../../.wrangler/engines',
  projects: [{ name: 'webkit' }, { name: 'firefox' }],
  timeout: 120_000,
})
