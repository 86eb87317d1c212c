import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { workerTestOptions } from './worker/testing/options.ts'

/** The long tests without a browser, which are run before a release only: what a kill, a restore, six thousand random requests and ten thousand word searches do. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        plugins: [cloudflareTest(workerTestOptions)],
        test: { name: 'worker', include: ['worker/**/*.release.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'domain', include: ['domain/**/*.release.test.ts'] } },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.release.test.ts'] } },
    ],
  },
})
