import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './scripts/test/temporary-folder.ts'
import { workerTestOptions } from './worker/testing/options.ts'

keepTemporaryFilesInMemory()

/**
 * Long tests without a browser, run before a release: kills, restores, random requests, thousands of word
 * searches and the room over PartyKit.
 */
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
      { extends: true, test: { name: 'party', include: ['party/**/*.release.test.ts'] } },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.release.test.ts'] } },
    ],
  },
})
