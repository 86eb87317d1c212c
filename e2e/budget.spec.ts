import { expect, test } from './school-test.ts'

// How much a page loads at first is held by the build itself: scripts/build/sizes.ts.
for (const path of ['/', '/grade4/vocabulary/animals/farm']) {
  test(`the page ${path} loads nothing of the administrator's`, async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (asked) => loaded.push(asked.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded.filter((url) => /admin|PageState/i.test(url))).toEqual([])
  })
}
