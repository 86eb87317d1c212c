import { defineConfig } from '@playwright/test'
import release from './release.config.ts'
import { MATRIX } from './tags.ts'

/**
 * The browser tests of `npm test` against the assembled Pages site: `npm run test:pages`, also part of
 * `npm run test:matrix`.
 */
export default defineConfig({
  ...release,
  globalSetup: './pages-school.ts',
  outputDir: '../.wrangler/pages',
  projects: [{ name: 'pages', testIgnore: 'engines/*.spec.ts', grepInvert: new RegExp(MATRIX) }],
})
