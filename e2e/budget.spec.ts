import { gzipSync } from 'node:zlib'
import { expect, test } from './school-test.ts'

const KB = 1024
/** Of which the libraries alone (React, its DOM, router and query) are about 105. */
const FIRST_LOAD_KB = 130

for (const path of ['/', '/grade4/vocabulary/animals/farm']) {
  test(`a visitor's first page at ${path} loads little script, and none of the administrator's`, async ({
    page,
  }) => {
    const scripts = new Map<string, Promise<number>>()
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      scripts.set(
        new URL(response.url()).pathname,
        response.body().then((body) => gzipSync(body).length),
      )
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const sizes = await Promise.all(scripts.values())
    expect(sizes.reduce((sum, size) => sum + size, 0) / KB).toBeLessThanOrEqual(FIRST_LOAD_KB)
    expect([...scripts.keys()].filter((name) => /admin|PageState/i.test(name))).toEqual([])
  })
}
