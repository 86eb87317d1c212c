import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './scripts/test/temporary-folder.ts'
import { workerTestOptions } from './worker/testing/options.ts'

keepTemporaryFilesInMemory()

/** Run by `npm run test:matrix` with vitest.release.config.ts. */
const exclude = ['**/*.release.test.ts']

export default defineConfig({
  test: {
    // All projects must have the same value; the default depends on the machine.
    maxWorkers: 2,
    // Generous for a busy machine. No test waits for time to pass.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        // Test files share a runtime per processor and its stores, which each test empties.
        plugins: [cloudflareTest(workerTestOptions)],
        test: { name: 'worker', include: ['worker/**/*.test.ts'], exclude, isolate: false },
      },
      {
        extends: true,
        // Pure rules and data: test files share no state.
        test: { name: 'domain', include: ['{domain,content}/**/*.test.ts'], exclude, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'party',
          include: ['party/**/*.test.ts'],
          exclude,
          env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: [...exclude, 'scripts/site/**'],
          isolate: false,
        },
      },
      // Tests of the built files in dist/, which `npm test` builds first.
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
        // Loading the site's modules for each file takes longer than the tests. A test that needs fresh
        // modules resets them.
        test: { name: 'web', include: ['web/**/*.test.ts'], isolate: false },
      },
    ],
  },
})
