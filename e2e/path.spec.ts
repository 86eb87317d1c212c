import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { stickerOf } from '../content/stickers.ts'
import { albumAnswer } from '../domain/api/words.ts'
import { expectToBegin, play } from './game-players.ts'
import { expectSoundOn, turnSoundOff } from './hearing.ts'
import { inMotion } from './motion.ts'
import { byMouse } from './press.ts'
import { gameOfKind } from './school-games.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  reload,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

test.use(inMotion)
test.describe.configure({ timeout: 120_000 })

const HOUSE = '/grade4/vocabulary/house'

/** The stepping stones of the open word page, by accessible name. */
function stones(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-stone]') })
}

function nextStone(page: Page) {
  return page.locator('[data-stone][aria-current="step"]')
}

test('a pupil follows the stepping stones of a theme, and each game links to the next one', {
  tag: MATRIX,
}, async ({ page }) => {
  await page.addInitScript(playFast)
  await visit(page, HOUSE)
  const section = page.getByRole('region', { name: /^Joue avec ces mots!/ })
  await section.scrollIntoViewIfNeeded()
  await expect(stones(page)).toHaveText([/Écoute les mots/, /Les paires/, /La mémoire/, /L'écoute/, /Écrire/])
  await expect(nextStone(page)).toHaveAccessibleName(/^Écoute les mots .*, à toi!$/)
  await expectAccessible(page)
  const said = page.waitForRequest(/\/sounds\/ecrire\.mp3$/)
  await stones(page).last().getByRole('button', { name: 'Écouter le hibou' }).click()
  await said

  // The page's own button plays all words, including by keyboard; then the next stone is current.
  await nextStone(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Tout écouter' })).toBeVisible({ timeout: 45_000 })
  await expect(nextStone(page)).toHaveAccessibleName(/^Les paires .*, à toi!$/)
  await expect(stones(page).first().locator('[data-stone]')).toHaveAccessibleName(/, fait cette semaine$/)

  await page.clock.install()
  await nextStone(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Les paires/ })).toBeVisible()
  await playPairs(page)
  const next = page.getByRole('main').getByRole('link', { name: /^Suivant Next/ })
  await expect(next).toHaveAccessibleName('Suivant Next Mémoire')
  // Visitors see no message about grown words.
  await expect(page.getByText(/grandi/)).toHaveCount(0)
  await expectAccessible(page)
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Mémoire/ })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Voir les mots' }).click()
  await expect(nextStone(page)).toHaveAccessibleName(/^La mémoire/)
  await expect(stones(page).nth(1).getByRole('link')).toHaveAccessibleName(/, fait cette semaine$/)
})

test('a finished game shows a pupil, only once, which words have grown', { tag: MATRIX }, async ({
  page,
}) => {
  await bringSession(page, await apiSignIn(page.request, { userName: 'amelie' }))
  await page.clock.install()
  await visit(page, gameOfKind('exposed').path)
  await playPairs(page)
  const grown = page.getByRole('status').filter({ hasText: 'mots ont grandi!' })
  await expect(grown).toHaveText(/^\d+ mots ont grandi! \d+ words have grown!$/)
  await expect(page.getByRole('listitem').filter({ hasText: ': 1 sur 5' }).first()).toBeVisible()
  await expectAccessible(page)
  // The words do not grow again on the same day.
  await page.getByRole('button', { name: 'Rejouer' }).click()
  await playPairs(page, true)
  await expect(page.getByRole('link', { name: /^Suivant Next/ })).toBeVisible()
  await expect(grown).toHaveCount(0)
})

test('on a phone, games are replaced by links to what can be played there', { tag: MATRIX }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, HOUSE)
  await page.getByRole('region', { name: /^Joue avec ces mots!/ }).scrollIntoViewIfNeeded()
  await expect(stones(page).filter({ visible: true })).toHaveText([/Écoute les mots/])
  await expect(page.getByRole('heading', { name: /^Tous les jeux/ })).toBeHidden()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await visit(page, gameOfKind('memory').path)
  await expect(page.getByText("Ce jeu a besoin d'un plus grand écran.")).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Les histoires' }).click()
  await expect(page).toHaveURL('/stories')
  await visit(page, '/grade1/home')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Mémoire/ })).toBeHidden()
  await main.getByRole('link', { name: 'Les animaux de compagnie Pratique ces mots' }).click()
  await expect(page).toHaveURL('/pratique/Page_Grade1_Vocabulary_Pets')
})

test('three missions in a week earn a sticker, which stays in the album', { tag: MATRIX }, async ({
  page,
}) => {
  const user = await apiSignIn(page.request, { userName: 'florence' })
  await bringSession(page, user)
  await visit(page, '/profile')
  const album = page.getByRole('region', { name: /^Mon album/ })
  await expect(album).toContainText('0 mission sur 3')
  await expect(album.getByRole('listitem')).toHaveCount(0)
  // Three missions take three days, so the response is faked.
  const answer = await page.request.get(`/api/v1/words/${user.id}/album`, authorized(user))
  const { week } = z.parse(albumAnswer, await answer.json()).data.thisWeek
  const thisWeek = { week, missions: 3 }
  await page.route('**/api/v1/words/*/album', (route) =>
    route.fulfill({ json: { success: true, data: { thisWeek, stickers: [thisWeek] } } }),
  )
  await visit(page, '/profile')
  await expect(album).toContainText('3 missions sur 3')
  await expect(album.getByRole('listitem')).toContainText([stickerOf(thisWeek.week).name])
  await visit(page, '/jardin')
  await album.scrollIntoViewIfNeeded()
  await expect(album.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)

  await turnSoundOff(page)
  await reload(page)
  await album.getByRole('listitem').getByRole('button').press('Enter')
  await expectSoundOn(page)
})

/** Plays the open pair game to its end. */
async function playPairs(page: Page, isBegun = false): Promise<void> {
  const [, kind, id] = /\/games\/(\w+)\/([\w-]+)$/.exec(page.url()) ?? []
  const answer = await page.request.get(`/api/v1/games/${id}`)
  const { data } = await answer.json()
  expect(kind).toBe('exposed')
  if (!isBegun) await page.getByRole('button', { name: 'Commencer' }).click()
  await expectToBegin(page, 'exposed')
  await play('exposed', { page, data: data.data, press: byMouse, isCareless: false, halfway: async () => {} })
  await expect(page.getByRole('button', { name: 'Rejouer' })).toBeVisible()
}

/** Runs in the page. Ends sounds immediately. */
function playFast(): void {
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    this.playbackRate = 16
    return play.call(this)
  }
}
