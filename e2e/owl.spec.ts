import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { pageSeeds } from '../content/pages.ts'
import { soundPath } from '../content/words/media-path.ts'
import { classAnswer } from '../domain/api/class.ts'
import type { SessionUser } from '../domain/api/user.ts'
import { classAddress } from '../domain/class-address.ts'
import { gameKinds } from '../domain/games/kinds.ts'
import { sentencesOf } from '../domain/spoken-sentences.ts'
import { accountButton } from './account-menu.ts'
import { listen, recordSounds, soundsSoFar } from './hearing.ts'
import { playMemory } from './memory-player.ts'
import { playOn } from './mission-player.ts'
import { inMotion } from './motion.ts'
import { ADMIN } from './people.ts'
import { byMouse, type Press } from './press.ts'
import { gameOfKind, respondWithGame } from './school-games.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  isMatrix,
  schoolNow,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const owlOf = (within: Page | Locator) => within.getByRole('button', { name: 'Écouter le hibou' })
const heard = (page: Page) => page.locator('html')

test('the owl reads the instructions of every page that has instructions', async ({ page }) => {
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
    if (!isMatrix() && !path.startsWith('/grade')) continue
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
})

test('the owl speaks French, then English, and stops at a second press and when the game starts', {
  tag: MATRIX,
}, async ({ page }) => {
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

test("a teacher's own instructions are read by the device, or a message says that there is no voice", {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource/)
  const { path, clientID, data } = gameOfKind('exposed', 4)
  await respondWithGame(page, clientID, data)
  await page.addInitScript(() => {
    SpeechSynthesis.prototype.speak = (utterance) => {
      document.documentElement.dataset.spoken = utterance.text
      utterance.dispatchEvent(
        new SpeechSynthesisErrorEvent('error', { error: 'synthesis-failed', utterance }),
      )
    }
  })
  await visit(page, path)
  await expect(page.getByText('Joue comme tu veux!')).toBeVisible()
  await owlOf(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-spoken', 'Joue comme tu veux!')
  await expect(page.getByText('pas de voix ici no voice here').first()).toBeVisible()
})

for (const [width, height] of [
  [768, 1024],
  [1024, 600],
  [1366, 768],
] as const) {
  test(`at ${width} by ${height} Start and the whole owl are visible, and the owl does not cover the board`, {
    tag: MATRIX,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const kind of ['memory', 'numbers'] as const) {
      await visit(page, gameOfKind(kind).path)
      const start = page.getByRole('button', { name: /^Commencer/ })
      await expect(start).toBeInViewport({ ratio: 1 })
      await expect(owlOf(page)).toBeInViewport({ ratio: 1 })
      const owl = await owlOf(page).boundingBox()
      const board = await start.locator('xpath=ancestor::*[@data-kind]').boundingBox()
      expect((owl?.x ?? 0) + (owl?.width ?? Number.NaN), kind).toBeLessThanOrEqual(board?.x ?? 0)
    }
  })
}

test('a child who cannot read can start each kind of game by its sounds and drawings', {
  tag: MATRIX,
}, async ({ page, request }) => {
  test.slow()
  await listen(page)
  await bringSession(page, await apiSignIn(request, { userName: 'yann' }))
  for (const kind of gameKinds) {
    const path = kind === 'drop' ? '/grade1/games/canvas/colours' : gameOfKind(kind).path
    await visit(page, path)
    const game = page.getByRole('article')
    const instructions = (await game.locator('p').filter({ visible: true }).first().textContent()) ?? ''
    const [first = ''] = sentencesOf(instructions)
    await hearOwl(page, owlOf(game), first)
    await expectDrawn(game.getByRole('button', { name: /^(Commencer|Recommencer)/ }))
    await pressDrawn(game.getByRole('button', { name: /^Montre-moi/ }))
    // With reduced motion the hand stays at the place of its first press until it is dismissed.
    const shown = page.getByRole('dialog', { name: /^Regarde la main/ })
    const hand = shown.getByRole('img', { name: 'La main montre où toucher.' })
    await expect(hand, kind).toBeVisible()
    expect(Number(await hand.getAttribute('data-places')), kind).toBeGreaterThan(1)
    const [over, board] = [await hand.boundingBox(), await game.boundingBox()]
    if (!over || !board) throw new Error(`${kind}: nothing is seen.`)
    expect(over.y, kind).toBeGreaterThan(board.y - over.height)
    expect(over.y, kind).toBeLessThan(board.y + board.height)
    if (kind === gameKinds[0]) await expectAccessible(page)
    await pressDrawn(shown.getByRole('button', { name: /^À toi!/ }))
    await expect(shown).toBeHidden()
    await expect(game.locator('section button, canvas, form').first(), kind).toBeVisible()
    await expect(game.getByText(/^0 \/ \d+$/), kind).toBeVisible()
  }
  // From the scene to a free drawing.
  await visit(page, '/grade1/games/canvas/colours')
  await pressDrawn(page.locator('label', { hasText: 'Création libre' }))
  await hearOwl(page, owlOf(page).first(), 'Dessine comme tu veux.')
  await pressDrawn(page.getByRole('toolbar', { name: 'Outils' }).getByRole('button', { name: 'Remplir' }))
})

test(
  'a child who cannot read does the check, starts the mission and gets from the home page to a game',
  {
    tag: MATRIX,
  },
  async ({ page, request }, { retry }) => {
    await listen(page)
    const pupil = await pupilWithOpenCheck(request, `1-${retry + 61}`)
    await bringSession(page, pupil)
    await visit(page, '/')
    const next = page.getByRole('region', { name: 'La prochaine étape' })
    await hearOwl(page, owlOf(next), "Qu'est-ce que tu sais déjà?")
    await pressDrawn(next.getByRole('link'))
    const invitation = page.getByRole('region', { name: /^Qu'est-ce que tu sais déjà/ })
    await hearOwl(page, owlOf(invitation), "Qu'est-ce que tu sais déjà?")
    await pressDrawn(invitation.getByRole('button', { name: /^Je commence/ }))
    const questions = page.getByRole('dialog')
    await hearOwl(page, owlOf(questions), 'Écoute, puis touche la bonne image.')
    await expectAccessible(page)
    const end = questions.getByText("Merci! C'est fini.")
    const place = questions.getByText(/^\d+ \/ \d+$/)
    const [, last = ''] = (await place.textContent())?.split(' / ') ?? []
    for (let question = 1; question <= Number(last); question++) {
      await expect(place).toHaveText(`${question} / ${last}`)
      if (question % 2 === 0) await pressDrawn(questions.getByRole('button', { name: /^Je ne sais pas/ }))
      else await pressDrawn(questions.getByRole('listitem').first().getByRole('button'))
    }
    await expect(end).toBeVisible()
    await hearOwl(page, owlOf(questions), 'Merci!')
    await pressDrawn(questions.getByRole('button', { name: 'Fermer Close' }))

    await visit(page, '/')
    await hearOwl(page, owlOf(next), "Voici ta mission d'aujourd'hui.")
    await pressDrawn(next.getByRole('link'))
    await hearOwl(page, owlOf(page).first(), "Voici ta mission d'aujourd'hui.")
    await pressDrawn(page.getByRole('button', { name: /^Commencer/ }))
    await expect(heard(page)).not.toHaveAttribute('data-heard', /mission/)
    await expectDrawn(page.getByRole('button', { name: /^(Continuer|Écouter)/ }).first())

    // The pupil's own grade is expanded.
    await visit(page, '/')
    await pressDrawn(page.locator('main a[href^="/grade1/vocabulary/"]').first())
    await pressDrawn(page.locator('main [data-game] a[data-stone]').first())
    await pressDrawn(page.getByRole('button', { name: /^Commencer/ }))
    await expect(page.getByRole('article').getByText(/^0 \/ \d+$/)).toBeVisible()
  },
)

/** A pupil of a class with an open check. */
async function pupilWithOpenCheck(request: APIRequestContext, classCode: string): Promise<SessionUser> {
  const admin = authorized(await apiSignIn(request, ADMIN))
  await request.put(`/api/v1/classes/${classCode}`, { ...admin, data: { teacherName: 'Mme Roy', grade: 1 } })
  const userName = `Zoé ${classCode}`
  await request.post('/api/v1/user', { ...admin, data: { userName, displayName: 'Zoé', classCode } })
  const [theme] = pageSeeds.filter(({ clientID }) => clientID.startsWith('Page_Grade1_Vocabulary_'))
  const opened = await request.post('/api/v1/checks', {
    ...admin,
    data: { classCode, clientID: theme?.clientID },
  })
  expect(opened.ok()).toBe(true)
  return apiSignIn(request, { userName })
}

/** Presses the owl and expects this sentence. */
async function hearOwl(page: Page, owl: Locator, sentence: string): Promise<void> {
  await owl.click()
  await expect(heard(page), sentence).toHaveAttribute('data-heard', new RegExp(`/${soundPath(sentence)}$`))
}

/** The control has a drawing, for children who cannot read. */
async function expectDrawn(control: Locator): Promise<void> {
  await expect(control.locator('svg, img').filter({ visible: true }).first()).toBeVisible()
}

/** Like `pressDrawn`, on a page with a fake clock. */
const pressAsChild: Press = async (control) => {
  await expectDrawn(control)
  await byMouse(control)
}

async function pressDrawn(control: Locator): Promise<void> {
  await expectDrawn(control)
  await control.click()
}

test.describe('with animations', () => {
  test.use(inMotion)

  test(
    'a child who cannot read signs in and starts by pressing only what has a picture or was spoken',
    { tag: MATRIX },
    async ({ page, request, baseURL }, { retry }) => {
      test.setTimeout(180_000)
      const admin = await apiSignIn(request, ADMIN)
      const classCode = `1-${retry + 5}`
      const put = (path: string, data: object) =>
        request.put(`/api/v1/classes/${classCode}${path}`, { ...authorized(admin), data })
      await put('', { teacherName: 'Mme Roy', grade: 1, hasMicrophones: false })
      const offered = await put('/sign-in', { usesPictures: false, offersNames: true })
      const displayName = 'Ludovic'
      const pupil = { userName: `seul ${retry}`, displayName, classCode, avatarUrl: 'fox.svg' }
      await request.post('/api/v1/user', { ...authorized(admin), data: pupil })
      const { listKey } = classAnswer.parse(await offered.json()).data

      await page.clock.install({ time: await schoolNow(request) })
      await page.setViewportSize({ width: 1024, height: 600 })
      await page.addInitScript(() => {
        SpeechSynthesis.prototype.speak = ({ text }) => {
          document.documentElement.dataset.spoken = text
        }
      })
      await visit(page, classAddress(baseURL ?? '', listKey ?? ''))
      const list = page.getByRole('dialog', { name: 'Qui es-tu?' })
      await expectAccessible(page)
      await pressAsChild(owlOf(list))
      await pressAsChild(list.getByRole('button', { name: displayName }))
      await expect(page.locator('html')).toHaveAttribute('data-spoken', displayName)
      await expectAccessible(page)
      await pressAsChild(list.getByRole('button', { name: "C'est moi!" }))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`Bonjour, ${displayName}!`)

      await pressAsChild(page.getByRole('region', { name: 'La prochaine étape' }).getByRole('link'))
      await expect(page.getByRole('list', { name: '10 mots' })).toBeVisible()
      await pressAsChild(page.getByRole('button', { name: /^Commencer/ }))
      await playOn(page, pressAsChild)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bravo! Ta mission est finie.')

      await pressAsChild(page.getByRole('link', { name: /^Jouer encore/ }))
      await pressAsChild(page.locator('main a[data-stone]').filter({ hasText: 'La mémoire' }).first())
      await pressAsChild(page.getByRole('button', { name: /^Commencer/ }))
      // The backs of the cards look the same, so there is nothing to read on them.
      await playMemory(page, (card) => card.click())
      await expect(page.getByRole('status').filter({ hasText: /★ ★ ★/ })).toBeVisible()
      await page.clock.fastForward(2600)
      await page.clock.resume()
      await expect(
        page.getByRole('heading', { level: 2, name: /(Bravo|Super|Très Bien|Fantastique)!$/ }),
      ).toBeVisible()

      await pressAsChild(page.getByRole('link', { name: 'Mme Bravo' }).first())
      await pressAsChild(
        page
          .getByRole('main')
          .getByRole('link', { name: /Mon jardin/ })
          .first(),
      )
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Mon jardin')
      await pressAsChild(accountButton(page))
      await pressAsChild(page.getByRole('button', { name: /^Déconnexion/ }))
      await expect(list.getByRole('button', { name: displayName })).toBeVisible()
    },
  )

  test('the hand disappears after three seconds or at a key; the board is unchanged and focused', {
    tag: MATRIX,
  }, async ({ page }) => {
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
