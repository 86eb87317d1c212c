import { gzipSync } from 'node:zlib'
import { expect, test } from './school-test.ts'

const KB = 1024
/** Of which the libraries alone (React, its DOM, router and query) are about 105. */
const FIRST_LOAD_KB = { '/': 121, '/grade4/vocabulary/animals/farm': 126 }

for (const [path, most] of Object.entries(FIRST_LOAD_KB)) {
  test(`the page ${path} comes to life with little script`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const scripts = [
      ...html.matchAll(/(?:<script[^>]+src|<link rel="modulepreload"[^>]+href)="([^"]+)"/g),
    ].flatMap(([, source]) => source ?? [])
    expect(scripts.length).toBeGreaterThan(0)
    const sizes = await Promise.all(
      scripts.map(async (source) => gzipSync(await (await request.get(source)).body()).length),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0) / KB).toBeLessThanOrEqual(most)
  })

  test(`the page ${path} loads nothing of the administrator's`, async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (asked) => loaded.push(asked.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded.filter((url) => /admin|PageState/i.test(url))).toEqual([])
  })
}
