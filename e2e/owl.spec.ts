import type { Locator, Page } from '@playwright/test'
import { soundPath } from '../content/words/media-path.ts'
import { gameKinds } from '../domain/games/kinds.ts'
import { sentencesOf } from '../domain/spoken-sentences.ts'
import { listen, recordSounds, soundsSoFar } from './hearing.ts'
import { inMotion } from './motion.ts'
import { answerWith, gameOfKind } from './school-games.ts'
import { apiSignIn, bringSession, expect, expectAccessible, test, visit } from './school-test.ts'

const owlOf = (within: Page | Locator) => within.getByRole('button', { name: 'Écouter le hibou' })
const heard = (page: Page) => page.locator('html')

test('the owl says what to do on every page where there is something to do', async ({ page }) => {
  await listen(page)
  for (const [path, sentence] of [
    ['/', 'Écoute, joue et apprends le français!'],
    ['/grade1/home', 'Touche une image pour commencer.'],
    ['/grade4/vocabulary/animals/farm', 'Touche une image pour écouter.'],
    ['/stories', 'Choisis un livre.'],
    ['/music', 'Choisis une chanson.'],
    ['/videos', 'Regarde, écoute et répète.'],
    ['/leaderboard', 'Chaque étoile est un Bravo.'],
  ] as const) {
    await visit(page, path)
    await owlOf(page).first().click()
    await expect(heard(page), path).toHaveAttribute('data-heard', new RegExp(`/${soundPath(sentence)}$`))
  }
  await page.getByRole('button', { name: /^Connexion/ }).click()
  const dialog = page.getByRole('dialog')
  await owlOf(dialog).click()
  await expect(heard(page)).toHaveAttribute(
    'data-heard',
    /\/sounds\/ecris-ton-nom-puis-touche-le-grand-bouton\.mp3$/,
  )
  await expectAccessible(page)
})

test('the owl says French, then English, and is silent at a second press and when the game begins', async ({
  page,
}) => {
  await recordSounds(page)
  await visit(page, gameOfKind('exposed', 4).path)
  const owl = owlOf(page)
  await owl.click()
  await expect(owl).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => soundsSoFar(page), { timeout: 20_000 }).toHaveLength(4)
  expect(await soundsSoFar(page)).toEqual(
    [
      'Relie chaque image à son mot.',
      'Touche une image, puis son mot.',
      'Match each picture with its word.',
      'Tap a picture, then its word.',
    ].map((sentence) => `${soundPath(sentence).replace('sounds/', '')} to its end`),
  )
  await expect(owl).toHaveAttribute('aria-pressed', 'false')
  await owl.click()
  await owl.click()
  await expect.poll(async () => (await soundsSoFar(page)).at(-1)).toBe('relie-chaque-image-a-son-mot.mp3 cut')
  await owl.click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect.poll(async () => (await soundsSoFar(page)).length).toBe(6)
  expect((await soundsSoFar(page)).at(-1)).toBe('relie-chaque-image-a-son-mot.mp3 cut')
})

test("a teacher's own instructions are said by the device, or it is said that no voice is there", async ({
  page,
  problems,
}) => {
  problems.expected.push(/Failed to load resource/)
  const { path, clientID, data } = gameOfKind('exposed', 4)
  await answerWith(page, clientID, data)
  await page.addInitScript(() => {
    SpeechSynthesis.prototype.speak = (utterance) => {
      document.documentElement.dataset.spoken = utterance.text
      utterance.dispatchEvent(
        new SpeechSynthesisErrorEvent('error', { error: 'synthesis-failed', utterance }),
      )
    }
  })
  await visit(page, path)
  await expect(page.getByText('Joue!')).toBeVisible()
  await owlOf(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-spoken', 'Joue!')
  await expect(page.getByText('pas de voix ici no voice here').first()).toBeVisible()
})

test('a child who cannot read begins each kind of game alone, by what is heard and drawn', async ({
  page,
  request,
}) => {
  test.slow()
  await listen(page)
  await bringSession(page, await apiSignIn(request, { userName: 'yann' }))
  for (const kind of gameKinds) {
    const path = kind === 'drop' ? '/grade1/games/canvas/colours' : gameOfKind(kind).path
    await visit(page, path)
    const game = page.getByRole('article')
    const instructions = (await game.locator('p').filter({ visible: true }).first().textContent()) ?? ''
    await owlOf(game).click()
    const [first = ''] = sentencesOf(instructions)
    await expect(heard(page), kind).toHaveAttribute('data-heard', new RegExp(`/${soundPath(first)}$`))
    await expect(game.getByRole('button', { name: /^(Commencer|Recommencer)/ }).locator('svg')).toBeVisible()
    const show = game.getByRole('button', { name: /^Montre-moi/ })
    await expect(show.locator('img')).toBeVisible()
    await show.click()
    // Calm: the hand stands still, in the place of its first press, until it is sent away.
    const shown = page.getByRole('dialog', { name: /^Regarde la main/ })
    const hand = shown.getByRole('img', { name: 'La main montre où toucher.' })
    await expect(hand, kind).toBeVisible()
    expect(Number(await hand.getAttribute('data-places')), kind).toBeGreaterThan(1)
    const [over, board] = [await hand.boundingBox(), await game.boundingBox()]
    if (!over || !board) throw new Error(`${kind}: nothing is seen.`)
    expect(over.y, kind).toBeGreaterThan(board.y - over.height)
    expect(over.y, kind).toBeLessThan(board.y + board.height)
    if (kind === gameKinds[0]) await expectAccessible(page)
    await shown.getByRole('button', { name: /^À toi!/ }).click()
    await expect(shown).toBeHidden()
    await expect(game.locator('section button, canvas, form').first(), kind).toBeVisible()
    await expect(game.getByText(/^0 \/ \d+$/), kind).toBeVisible()
  }
})

test.describe('where things move', () => {
  test.use(inMotion)

  test('the hand goes by itself after three seconds, and at once at a key; the board is untouched and has the focus', async ({
    page,
  }) => {
    await visit(page, gameOfKind('memory', 4).path)
    const show = page.getByRole('button', { name: /^Montre-moi/ })
    const shown = page.getByRole('dialog', { name: /^Regarde la main/ })
    const cards = page.getByRole('region', { name: 'Les cartes' }).getByRole('button')
    await show.click()
    await expect(shown).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    await expect(cards.first()).toBeFocused()
    await page.reload()
    await show.click()
    await expect(shown).toBeVisible()
    await expect(shown).toBeHidden()
    await expect(cards.first()).toBeFocused()
    await expect(cards.and(page.locator('[data-look="hidden"]'))).toHaveCount(await cards.count())
  })
})
