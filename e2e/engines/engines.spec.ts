import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { gameKinds } from '../../domain/games/kinds.ts'
import { findFirefox } from '../../scripts/browser.ts'
import { apiSignIn } from '../school-test.ts'
import type { Browser, Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { inspectFirstPage } from './first-page.ts'
import { bringSession, playKind } from './play.ts'
import { withProblems } from './watch-problems.ts'
import { startWebKit } from './webkit.ts'

const sizes = { landscape: { width: 1024, height: 768 }, portrait: { width: 768, height: 1024 } }

/** In Firefox only some moves are made; in WebKit, the engine of iPads, games are played to their end. */
const FEW_MOVES = 4

interface Fixtures {
  size: keyof typeof sizes
  engine: Engine
}

const test = base.extend<Fixtures, { browserOfProject: Browser }>({
  browserOfProject: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from this pattern.
    async ({}, use, { project }) => {
      const browser = project.name === 'firefox' ? await startFirefox(findFirefox()) : await startWebKit()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  size: ['landscape', { option: true }],
  engine: async ({ browserOfProject, baseURL, size }, use, info) => {
    const engine = withProblems(await browserOfProject.open(baseURL ?? '', sizes[size]))
    await use(engine)
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('screen.png'), await engine.screenshot())
    const problems = await engine.problems()
    await engine.close()
    expect(problems).toEqual([])
  },
})

for (const size of ['landscape', 'portrait'] as const) {
  test.describe(size, () => {
    test.use({ size })
    for (const kind of gameKinds) {
      test(`${kind} can be played, and no picture is larger than its grid row`, async ({ engine, request }, {
        project,
      }) => {
        // Drop scenes require a sign-in.
        if (kind === 'drop') await bringSession(engine, await apiSignIn(request, { userName: 'fatima' }))
        await playKind(engine, kind, project.name === 'firefox' ? FEW_MOVES : Number.POSITIVE_INFINITY)
      })
    }
  })
}

test("the first page shows the site's fonts and calls the API within a second", async ({ engine }) => {
  // On a slow machine fonts may take longer than 3 s and are then used only on the next page.
  await expect(async () => {
    await engine.open('/icon.svg')
    await engine.run(() => localStorage.clear(), null)
    await engine.open('/grade3')
    await expect
      .poll(() => inspectFirstPage(engine), { timeout: 5000 })
      .toEqual({ fonts: expect.arrayContaining(['Baloo 2', 'Nunito']), isAPIAskedWithinASecond: true })
  }).toPass({ timeout: 60_000 })
})
