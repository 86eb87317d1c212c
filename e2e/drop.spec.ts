import type { Page } from '@playwright/test'
import { pages } from '../content/routes.ts'
import { scenes } from '../content/scenes/scenes.ts'
import { withDefinite } from '../domain/french.ts'
import { drop, taskOf } from '../domain/games/drop/rules.ts'
import type { Scene } from '../domain/games/drop/scene.ts'
import { placePhrase } from '../domain/games/drop/sentences.ts'
import type { Task } from '../domain/games/drop/tasks.ts'
import { centreOfZone } from '../domain/games/drop/zones.ts'
import { signOut } from './account-menu.ts'
import { stopClock } from './clock.ts'
import { byLists, byMouse, byTouch, type Hand, playScene, taskNamed } from './drop-player.ts'
import { LARGER_SCREENS, layoutFaults } from './layout-faults.ts'
import { inMotion } from './motion.ts'
import { waitUntilSeen } from './press.ts'
import {
  apiSignIn,
  bringSession,
  countedPages,
  expect,
  expectAccessible,
  inOtherTab,
  isMatrix,
  signInPupil,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'
import { enlargeText } from './wider-than-screen.ts'

test.use(inMotion)

const COUNTED = 'This game has been counted towards a Bravo! (Resets on Sunday)'
const CHEER = /^(Bravo!|Super!|Très Bien!|Fantastique!)$/

const start = async (page: Page) => {
  await page.getByRole('button', { name: /^(Commencer|Recommencer)/ }).click()
  await expect(page.locator('canvas').first()).toBeVisible()
}

/** Sets the random seed of rounds from the next page load on. */
const setSeed = (page: Page, seed: number) =>
  page.addInitScript((number) => {
    const original = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) =>
      array instanceof Uint32Array ? Object.assign(array, { 0: number }) : original(array)
  }, seed)

/** Tries some seeds and returns the one whose round has the fewest tasks. */
const shortRoundSeed = (scene: Scene): number => {
  const deck = drop.parseDeck(JSON.stringify(scene))
  const turns = (task: Task) =>
    task.kind === 'trail' ? task.trail.order.length : task.kind === 'count' ? task.count : 1
  const length = (seed: number) => drop.init(deck, { seed }).tasks.reduce((sum, task) => sum + turns(task), 0)
  return Array.from({ length: 40 }, (_none, each) => each + 1).reduce((best, each) =>
    length(each) < length(best) ? each : best,
  )
}

/** Input method, screen, and pupils who take turns, so that none plays enough for a Bravo. */
const inputMethods = [
  { name: 'mouse', hand: byMouse, screen: { viewport: { width: 1366, height: 768 } } },
  { name: 'touch', hand: byTouch, screen: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
  { name: 'lists', hand: byLists, screen: { viewport: { width: 1024, height: 768 } } },
] satisfies { name: string; hand(page: Page): Hand; screen: object }[]
const pupils = ['paul', 'noemie', 'delphine', 'etienne']

for (const [way, { name, hand, screen }] of inputMethods.entries()) {
  test.describe(`drop games by ${name}`, () => {
    test.use(screen)
    for (const [place, [path, scene]] of Object.entries(scenes).entries()) {
      if (place % inputMethods.length !== way) continue
      // The tests of difficult situations below also play by the lists.
      const tag = place === 0 && name !== 'lists' ? [] : [MATRIX]
      test(`a pupil plays ${path} to its end, and it counts`, { tag }, async ({ page, request }) => {
        await page.clock.install()
        const user = await apiSignIn(request, {
          userName: pupils[Math.floor(place / inputMethods.length)] ?? '',
        })
        await bringSession(page, user)
        await setSeed(page, shortRoundSeed(scene))
        await visit(page, path)
        await start(page)
        if (place < inputMethods.length) await expectAccessible(page)
        const isLookedAt = isMatrix() && name === 'mouse'
        if (isLookedAt) expect(await layoutFaults(page, { sizes: LARGER_SCREENS })).toEqual([])
        await playScene(page, scene, hand(page))
        await page.clock.fastForward(2600)
        await expect(page.getByRole('heading', { level: 2, name: CHEER })).toBeFocused()
        await expect(page.getByText('Aucune erreur!')).toBeVisible()
        if (isLookedAt) expect(await layoutFaults(page, { sizes: LARGER_SCREENS })).toEqual([])
        await expect(page.getByText(COUNTED)).toBeVisible()
        const clientID = pages.find((each) => each.path === path)?.clientID
        expect(await countedPages(request, user)).toContain(clientID)
      })
    }
  })
}

test('the scene and the tray are large and visible without scrolling; the lists appear with the keyboard', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const [path, { things }] = Object.entries(scenes).reduce((most, each) =>
    each[1].things.length > most[1].things.length ? each : most,
  )
  await bringSession(page, await apiSignIn(request, { userName: 'yann' }))
  await visit(page, path)
  await start(page)
  const tray = page.getByRole('region', { name: /^Les (images|couleurs)$/ })
  const image = page.getByRole('img', { name: /^L'image/ })
  for (const [width, height, times, sceneWidth, entrySize] of [
    [1024, 600, 1, 600, 72],
    [1024, 600, 2, 450, 44],
    [768, 1024, 1, 660, 72],
    [768, 1024, 2, 400, 44],
    [1366, 768, 1, 780, 80],
    [1366, 768, 2, 550, 44],
  ] as const) {
    await page.setViewportSize({ width, height })
    await enlargeText(page, times)
    const hidden = () =>
      tray.evaluate((element, size) => {
        const game = element.closest('article')?.getBoundingClientRect()
        const bottom = Math.min(element.getBoundingClientRect().bottom, game?.bottom ?? 0)
        const boxes = [...element.children].map((child) => child.getBoundingClientRect())
        return boxes.filter((box) => box.bottom > bottom + 1 || Math.min(box.height, box.width) < size - 0.5)
          .length
      }, entrySize)
    const setting = `${width} x ${height}, text ${times} times as large`
    await expect(tray.getByRole('button')).toHaveCount(things.length)
    await expect.poll(hidden, setting).toBe(0)
    const game = page.getByRole('article').filter({ has: image })
    expect((await game.boundingBox())?.height, setting).toBeLessThanOrEqual(height)
    await expect.poll(async () => (await image.boundingBox())?.width, setting).toBeGreaterThan(sceneWidth)
  }
  const list = page.getByRole('combobox')
  const widthOfList = () => list.locator('../..').evaluate((element) => element.getBoundingClientRect().width)
  expect(await widthOfList()).toBe(1)
  await tray.getByRole('button').first().press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect.poll(widthOfList).toBeGreaterThan(200)
  // The list stays, so that nothing moves under a finger.
  await tray.getByRole('button').last().click()
  await expect(tray.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true')
  expect(await widthOfList()).toBeGreaterThan(200)
})

// This page is not prerendered, so its menu loads after it is shown.
test('the start button stays under the finger when the menu loads while it is pressed', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/api/v1/menulinks', async (route) => {
    await isPressed
    await route.continue()
  })
  await bringSession(page, await apiSignIn(request, { userName: 'yann' }))
  await visit(page, '/games/canvas/halloween')
  await page.getByRole('button', { name: 'Commencer' }).hover()
  await page.mouse.down()
  press()
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Dessin' })).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('canvas').first()).toBeVisible()
})

test.describe('drop games in difficult situations', () => {
  const [path, scene] = ['/games/canvas/halloween', scenes['/games/canvas/halloween']] as const
  if (!scene) throw new Error(`There is no scene of ${path}.`)
  const deck = drop.parseDeck(JSON.stringify(scene))
  const seed = Array.from({ length: 99 }, (_none, each) => each + 1).find(
    (each) => taskOf(drop.init(deck, { seed: each })).kind === 'place',
  )

  test.beforeEach(async ({ page, request }) => {
    await page.clock.install()
    await bringSession(page, await apiSignIn(request, { userName: 'charles' }))
    await setSeed(page, seed ?? 0)
    await visit(page, path)
    await start(page)
  })

  test('a drop outside, a lost pointer and a second finger change nothing, and the pupil gets a message', {
    tag: MATRIX,
  }, async ({ page }) => {
    const news = page.getByRole('status').filter({ hasText: /./ })
    const thing = page.getByRole('button', { name: 'la citrouille', exact: true })
    const lift = async () => {
      await thing.hover()
      await page.mouse.down()
      await page.mouse.move(300, 300, { steps: 2 })
    }
    await lift()
    const lifted = await page.locator('section > [aria-hidden="true"] > img').boundingBox()
    if (!lifted) throw new Error('The picture does not follow the pointer.')
    expect(Math.abs(lifted.x + lifted.width / 2 - 300), 'the pointer holds its middle').toBeLessThan(1)
    expect(Math.abs(lifted.y + lifted.height / 2 - 300), 'the pointer holds its middle').toBeLessThan(1)
    await page.mouse.move(300, 1)
    await page.mouse.up()
    await expect(news.filter({ hasText: "Pose-la dans l'image." })).toBeVisible()

    await lift()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await page.mouse.up()
    await expect(news.filter({ hasText: 'elle est revenue' })).toBeVisible()

    await lift()
    const other = page.getByRole('button', { name: 'le fantôme', exact: true })
    await other.dispatchEvent('pointerdown', { pointerId: 77, isPrimary: false, button: 0 })
    await other.dispatchEvent('pointerup', { pointerId: 77, isPrimary: false, button: 0 })
    await page.mouse.move(300, 1)
    await page.mouse.up()
    await expect(news.filter({ hasText: "Pose-la dans l'image." })).toBeVisible()
    await expect(page.getByText('0 / 10')).toBeVisible()
  })

  test('the place is shown after two wrong attempts', { tag: MATRIX }, async ({ page }) => {
    const sentence = page.getByRole('region', { name: 'La phrase' }).getByRole('paragraph')
    const first = (await sentence.textContent()) ?? ''
    for (let miss = 0; miss < 2; miss++) {
      const wrong = page.getByRole('button', { name: "l'étoile", exact: true })
      if ((await wrong.getAttribute('aria-pressed')) !== 'true') await wrong.click()
      await page.getByRole('button', { name: 'Placer' }).press('Enter')
      await expect(page.getByText('Non, pas tout à fait. Écoute encore.')).toBeVisible()
      await page.clock.fastForward(1100)
    }
    await expect(page.getByRole('status').filter({ hasText: /^Regarde : c'est ici/ })).toBeVisible()
    await expectAccessible(page)
    await expect(sentence).toHaveText(first)
  })

  test('the second tap of a double tap does not hide the answer', { tag: MATRIX }, async ({ page }) => {
    await stopClock(page)
    const sentence = page.getByRole('region', { name: 'La phrase' }).getByRole('paragraph')
    const task = taskNamed(scene, (await sentence.textContent()) ?? '')
    if (task.kind !== 'place') throw new Error('A place was asked for.')
    await page.getByRole('button', { name: withDefinite(task.thing.noun), exact: true }).click()
    await page.getByRole('combobox', { name: 'Où?' }).selectOption({ label: placePhrase(task.zone) })
    await page.getByRole('button', { name: 'Placer' }).press('Enter')
    await page.getByRole('button', { name: 'Placer' }).press('Enter')
    await expect(page.getByText('1 / 10')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Oui!' })).toBeVisible()
  })

  test('a pupil who is signed out during a game sees a message, and continues after signing in', {
    tag: MATRIX,
  }, async ({ page }) => {
    const sentence = page.getByRole('region', { name: 'La phrase' }).getByRole('paragraph')
    const task = taskNamed(scene, (await sentence.textContent()) ?? '')
    if (task.kind !== 'place') throw new Error('A place was asked for.')
    await waitUntilSeen(page)
    await byLists(page).place(withDefinite(task.thing.noun), centreOfZone(task.zone), placePhrase(task.zone))
    await expect(page.getByText('1 / 10')).toBeVisible()
    // In another tab: a game in progress has no account menu.
    await inOtherTab(page, signOut)
    await expect(page.getByText('Ta session est finie')).toBeVisible()
    await expect(page).toHaveURL('/')
    await signInPupil(page, 'charles')
    await visit(page, path)
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('1 / 10')).toBeVisible()
  })
})
