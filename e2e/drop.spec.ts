import type { Page } from '@playwright/test'
import { pages } from '../content/routes.ts'
import { scenes } from '../content/scenes/scenes.ts'
import { byLists, byMouse, byTouch, type Hand, playScene } from './drop-player.ts'
import { apiSignIn, bringSession, countedPages, expect, expectAccessible, test } from './school-test.ts'

const COUNTED = 'This game has been counted towards a Bravo! (Resets on Sunday)'
const CHEER = /^(Bravo!|Super!|Très Bien!|Fantastique!)$/

const start = async (page: Page) => {
  await page.getByRole('button', { name: /^(Commencer|Recommencer)/ }).click()
  await expect(page.locator('canvas').first()).toBeVisible()
}

/** Way -> hand, screen, and the pupil of every fourth scene: nobody has so many that a Bravo is due. */
const ways = [
  { name: 'mouse', hand: byMouse, screen: { viewport: { width: 1366, height: 768 } } },
  { name: 'touch', hand: byTouch, screen: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
  { name: 'lists', hand: byLists, screen: { viewport: { width: 1024, height: 768 } } },
] satisfies { name: string; hand(page: Page): Hand; screen: object }[]
const pupils = ['delphine', 'etienne', 'fatima', 'guillaume']

for (const [way, { name, hand, screen }] of ways.entries()) {
  test.describe(`by ${name}`, () => {
    test.use(screen)
    for (const [place, [path, scene]] of Object.entries(scenes).entries()) {
      if (place % ways.length !== way) continue
      test(`a pupil plays ${path} to its end, and it counts`, async ({ page, request }) => {
        await page.clock.install()
        const user = await apiSignIn(request, { userName: pupils[Math.floor(place / ways.length)] ?? '' })
        await bringSession(page, user)
        await page.goto(path)
        await start(page)
        if (place < ways.length) await expectAccessible(page)
        await playScene(page, scene, hand(page))
        await page.clock.fastForward(2600)
        await expect(page.getByRole('heading', { level: 2, name: CHEER })).toBeFocused()
        await expect(page.getByText('Aucune erreur!')).toBeVisible()
        await expect(page.getByText(COUNTED)).toBeVisible()
        const clientID = pages.find((each) => each.path === path)?.clientID
        expect(await countedPages(request, user)).toContain(clientID)
      })
    }
  })
}
