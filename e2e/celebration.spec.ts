import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { gameSeeds } from '../content/games.ts'
import { matching } from '../domain/games/matching/rules.ts'
import { stopClock } from './clock.ts'
import { expectToBegin } from './game-players.ts'
import { recordSounds, soundsSoFar } from './hearing.ts'
import { inMotion } from './motion.ts'
import { byKeyboard, byMouse, byTouch, type Press } from './press.ts'
import { respondWithGame } from './school-games.ts'
import { apiSignIn, bringSession, countActivity, countedPages, expect, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

const CLIENT_ID = 'Page_Grade1_Games_Clothing_Winter'
const OTHER_GAMES = ['Ant', 'Cats', 'Animals_Care', 'Animals_Food'].map(
  (name) => `Page_Games_Memory_Grade4_${name}`,
)
const COUNTED = 'This game has been counted towards a Bravo! (Resets on Sunday)'
const SHOWN_MS = 2500
const RIGHT_MS = 2000
const ROUND_SOUNDS = 3

const data = gameSeeds.find(({ clientID }) => clientID === CLIENT_ID)?.data ?? ''
const record = z.parse(z.array(z.unknown()), JSON.parse(data))
const { items } = matching.parseDeck(data)

/** Input of an impatient child that could reach the question behind the celebration. */
const inputMethods: {
  name: string
  pupil: string
  /** A full game would save again at its tenth answer; a short one ends soon after the Bravo. */
  rounds: 6 | 10
  viewport: { width: number; height: number }
  press(page: Page): Press
  poke(page: Page, x: number, y: number): Promise<void>
}[] = [
  {
    name: 'touch',
    pupil: 'sophie',
    rounds: 6,
    viewport: { width: 768, height: 1024 },
    press: () => byTouch,
    poke: (page, x, y) => page.touchscreen.tap(x, y),
  },
  {
    name: 'the mouse',
    pupil: 'tristan',
    rounds: 10,
    viewport: { width: 1024, height: 600 },
    press: () => byMouse,
    poke: (page, x, y) => page.mouse.click(x, y),
  },
  {
    name: 'keyboard',
    pupil: 'valerie',
    rounds: 6,
    viewport: { width: 1366, height: 768 },
    press: byKeyboard,
    poke: async (page) => {
      for (const key of ['Enter', 'Space', 'ArrowRight', 'Tab', 'Escape', 'Escape', 'Enter'])
        await page.keyboard.press(key)
    },
  },
]

test.use({ ...inMotion, hasTouch: true })

for (const { name, pupil, rounds, viewport, press: pressOn, poke } of inputMethods) {
  test(`a Bravo shown during a round makes the question behind it inert (${name})`, { tag: MATRIX }, async ({
    page,
    request,
  }) => {
    const press = pressOn(page)
    const user = await haveFourCounted(request, pupil)
    const saves: string[] = []
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().endsWith('/api/v1/activities')) saves.push(sent.url())
    })
    await recordSounds(page)
    await bringSession(page, user)
    await page.clock.install()
    await page.setViewportSize(viewport)
    await respondWithGame(page, CLIENT_ID, JSON.stringify(record.slice(0, rounds)))
    await visit(page, '/games/matching/short')
    await expect(page.getByText('Ce jeu compte encore cette semaine')).toBeVisible()
    await press(page.getByRole('button', { name: 'Commencer' }))
    await expectToBegin(page, 'matching')
    await stopClock(page)
    const requests: string[] = []
    for (let round = 1; round <= 5; round++) {
      requests.push(...(await answer(page, press)))
      if (round < 5) await page.clock.fastForward(RIGHT_MS)
    }

    const celebration = page.getByRole('dialog', { name: /^Tu as gagné un Bravo!/ })
    await expect(celebration).toBeVisible()
    const known = page
      .getByRole('region', { name: 'Les réponses' })
      .getByRole('button', { includeHidden: true })
    const owl = await celebration.locator('[data-pose="cheering"]').boundingBox()
    if (!owl) throw new Error('There is no owl.')
    await page.clock.fastForward(SHOWN_MS - 100)
    await poke(page, owl.x + owl.width / 2, owl.y + owl.height / 2)
    await poke(page, 20, viewport.height - 60)
    await expect(celebration).toBeVisible()
    await expect(known.and(page.locator('[aria-label$=", bonne réponse"]'))).toHaveCount(1)

    await page.clock.fastForward(100)
    await expect(celebration).toBeHidden()
    await expect(page.getByText(COUNTED)).toBeVisible()
    await expectNothingCovered(page)
    await expect.poll(async () => (await soundsSoFar(page)).at(-1)).toMatch(/^fanfare.* to its end$/)
    await page.clock.fastForward(RIGHT_MS)
    for (let round = 6; round <= rounds; round++) {
      requests.push(...(await answer(page, press)))
      await page.clock.fastForward(RIGHT_MS)
    }
    await page.clock.fastForward(SHOWN_MS)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page.getByText('Tu as gagné un Bravo!')).toBeVisible()
    await expect(page.getByText(COUNTED)).toBeVisible()

    expect(await countedPages(request, user)).toContain(CLIENT_ID)
    expect(saves).toHaveLength(1)
    // The game ends before all sounds have been played.
    await expect
      .poll(() => soundsSoFar(page))
      .toEqual([
        ...requests.slice(0, 5 * ROUND_SOUNDS),
        expect.stringMatching(/^fanfare.* to its end$/),
        ...requests.slice(5 * ROUND_SOUNDS),
        expect.stringMatching(/^(bravo|super|tres-bien|fantastique)\.mp3 to its end$/),
      ])
  })
}

/** Gives a pupil four counted activities, one short of a Bravo. */
async function haveFourCounted(request: APIRequestContext, userName: string) {
  const user = await apiSignIn(request, { userName })
  for (const clientID of OTHER_GAMES) expect(await countActivity(request, user, clientID)).toBe(201)
  return user
}

/** Listens to the whole question and answers it. @returns the sounds of the round: word, chime, word */
async function answer(page: Page, press: Press): Promise<string[]> {
  const options = page.getByRole('region', { name: 'Les réponses' })
  await expect(options.locator('button:not([aria-disabled])')).toHaveCount(4)
  const question = page.getByRole('region', { name: 'La question' }).locator(':scope > div').first()
  const word = ((await question.textContent()) ?? '').replaceAll('\u00a0', ' ').trim()
  const item = items.find((each) => each.word === word)
  const sound = item?.sound?.split('/').at(-1) ?? ''
  await expect.poll(async () => (await soundsSoFar(page)).at(-1)).toBe(`${sound} to its end`)
  await press(options.getByRole('button', { name: item?.answer ?? '', exact: true }))
  await expect(options.getByRole('button', { name: /, bonne réponse$/ })).toHaveCount(1)
  return [`${sound} to its end`, 'right.mp3 to its end', `${sound} to its end`]
}

/** The notice of the count covers no button and is within the screen. */
async function expectNothingCovered(page: Page): Promise<void> {
  const covered = await page.getByText(COUNTED).evaluate((notice) => {
    const box = notice.closest('[role="status"]')?.getBoundingClientRect()
    if (!box || box.top < 0 || box.right > innerWidth) return ['out of sight']
    return [...document.querySelectorAll('button, a, input')]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map((control) => control.textContent || control.getAttribute('aria-label'))
  })
  expect(covered).toEqual([])
}
