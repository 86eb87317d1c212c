import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['{domain,content}/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/**/*.test.ts'] } },
    ],
  },
})
