import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { workerTestOptions } from './worker/testing/options.ts'

/** What waits for `npm run test:matrix`: vitest.release.config.ts. */
const exclude = ['**/*.release.test.ts']

export default defineConfig({
  test: {
    // Said here for all: by default it follows from the machine's processors, and projects must agree on it.
    maxWorkers: 2,
    // For a machine that is busy with something else: no test waits for time to pass.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        // The files of one share a runtime and its stores, which each test empties. There are as many runtimes as processors.
        plugins: [cloudflareTest(workerTestOptions)],
        test: { name: 'worker', include: ['worker/**/*.test.ts'], exclude, isolate: false },
      },
      {
        extends: true,
        // Pure rules and data: nothing that one file could leave to the next.
        test: { name: 'domain', include: ['{domain,content}/**/*.test.ts'], exclude, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'party',
          include: ['party/**/*.test.ts'],
          env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: [...exclude, 'scripts/site/**'],
        },
      },
      // What is in dist/, which `npm test` builds first.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['scripts/site/*.test.ts'],
          globalSetup: 'scripts/site/built-site.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        // To load the site's modules again for each file takes longer than the tests: one that needs them so resets them.
        test: { name: 'web', include: ['web/**/*.test.ts'], isolate: false },
      },
    ],
  },
})
