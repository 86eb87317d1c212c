import { defineConfig } from '@playwright/test'
import release from './release.config.ts'
import { MATRIX } from './tags.ts'

/** The journeys of `npm test` against the site as it is deployed: `npm run test:pages`, and the last part of `npm run test:matrix`. */
export default defineConfig({
  ...release,
  globalSetup: './pages-school.ts',
  outputDir: '../.wrangler/pages',
  projects: [{ name: 'pages', testIgnore: 'engines/*.spec.ts', grepInvert: new RegExp(MATRIX) }],
})
