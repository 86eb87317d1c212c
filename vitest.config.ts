import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { workerTestOptions } from './worker/testing/options.ts'

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [cloudflareTest(workerTestOptions)],
        test: {
          name: 'worker',
          include: ['worker/**/*.test.ts'],
          testTimeout: 20_000,
          // One runtime for all, one file after the other: each test empties the stores that they share.
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        // Pure rules and data: nothing that one file could leave to the next.
        test: { name: 'domain', include: ['{domain,content}/**/*.test.ts'], isolate: false },
      },
      {
        test: {
          name: 'party',
          include: ['party/**/*.test.ts'],
          env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], exclude: ['scripts/site/**'] } },
      // What is in dist/, which `npm test` builds first.
      { test: { name: 'site', include: ['scripts/site/*.test.ts'], isolate: false } },
      { test: { name: 'web', include: ['web/**/*.test.ts'] } },
    ],
  },
})
