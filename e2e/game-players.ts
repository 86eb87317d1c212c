import { expect, type Locator, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { wordSearchAnswer } from '../domain/api/word-search.ts'
import { textToWrite } from '../domain/games/dictee-eclair/deck.ts'
import { dicteeEclair } from '../domain/games/dictee-eclair/rules.ts'
import { exposed } from '../domain/games/exposed/rules.ts'
import type { GameKind } from '../domain/games/kinds.ts'
import { MATCH_MS } from '../domain/games/pairs.ts'
import { petiteDictee } from '../domain/games/petite-dictee/rules.ts'
import { phrases } from '../domain/games/phrases/rules.ts'
import { wordChallenge } from '../domain/games/word-challenge/rules.ts'
import { heardItem } from './hearing.ts'
import { playMemory } from './memory-player.ts'
import { type Press, waitUntilSeen } from './press.ts'
import { answersOfRecord, findBlankedItem, orderOfTiles, type Question } from './record-answers.ts'

/** A started game. Playwright's clock is stopped and advances only by `wait`. */
export interface Play {
  page: Page
  press: Press
  /** The record's data, which the player knows. */
  data: string
  /** Give one wrong answer first if possible. */
  isCareless: boolean
  /** Called once in the middle of the game, when nothing is pending. */
  halfway(): Promise<void>
}

/** Longer than any automatic delay of a game. */
const LONG_MS = 4000

/** The canvas game has its own tests. */
export type CardsKind = Exclude<GameKind, 'drop'>

/**
 * Plays a game to its cheer, using only what a player can perceive. By default it answers questions or turns cards.
 * @returns whether a careless player gave a wrong answer
 */
export async function play(kind: CardsKind, played: Play): Promise<boolean> {
  const { page, press, data, halfway } = played
  const other = otherPlayers[kind]
  if (other) return other(played)
  const question = page.getByRole('region', { name: 'La question' })
  await expect(question.or(page.getByRole('region', { name: 'Les cartes' }))).toBeVisible()
  if (await question.isVisible()) return playQuiz(played, answersOfRecord(kind, data))
  await playMemory(page, press, halfway)
  return false
}

const otherPlayers: Partial<Record<CardsKind, (play: Play) => Promise<boolean>>> = {
  exposed: playExposed,
  'word-search': playWordSearch,
  'word-challenge': playChallenge,
  'dictee-eclair': playDictation,
  phrases: playOrder,
  'petite-dictee': playSentences,
}

/** Waits until the board is rendered and focused. Only then may the clock be stopped, since opening a game needs it. */
export async function expectToBegin(page: Page, kind: CardsKind): Promise<void> {
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeHidden()
  const field = page.getByLabel(/^Écris l[ae] (mot|phrase)/)
  // A dictation is written, or put together from tiles.
  const isDictation = kind === 'dictee-eclair' || kind === 'petite-dictee'
  if (isDictation) await expect(field.or(page.getByRole('region', { name: 'Les lettres' }))).toBeVisible()
  const isWritten = isDictation && (await field.isVisible())
  await expect(page.locator(':focus')).toHaveRole(isWritten ? 'textbox' : 'button')
}

function cheerOf(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /★/ })
}

/** Any game of questions and options. */
async function playQuiz(
  { page, press, isCareless, halfway }: Play,
  answerTo: (question: Question) => string | undefined,
): Promise<boolean> {
  const options = page.getByRole('region', { name: 'Les réponses' })
  const question = page.getByRole('region', { name: 'La question' }).locator(':scope > div').first()
  const openOption = options.locator('button:not([aria-disabled])').first()
  const next = page.getByRole('button', {
    name: /^(Question suivante Next question|Continuer Continue|Terminer Finish)$/,
  })
  const known = options.getByRole('button', { name: /, bonne réponse$/ })
  const cheer = cheerOf(page)

  for (let round = 0; ; round++) {
    await expect(openOption.or(cheer).first()).toBeVisible()
    if (await cheer.isVisible()) return isCareless
    if (round === 1) await expect(page.locator('body :focus')).toHaveCount(1)
    if (round === 2) await halfway()
    const questionText = ((await question.textContent()) ?? '').replaceAll('\u00a0', ' ').trim()
    const heard = (await page.locator('html').getAttribute('data-heard')) ?? ''
    const answer = answerTo({ text: questionText, heard, ...(await pictureOf(page)) }) ?? ''
    const right = options.getByRole('button', { name: answer, exact: true })
    if (isCareless && round === 0) {
      await press(
        options
          .locator(`button:not([aria-label=${JSON.stringify(answer)}]):not([aria-label^="Écouter"])`)
          .filter({ hasNotText: answer })
          .first(),
      )
      await expect(page.getByText('Non!')).toBeVisible()
    } else {
      await press(right)
      // Chromium puts a space after a name that comes from the option's text.
      await expect(known.and(options.getByRole('button', { name: answer }))).toBeVisible()
    }
    await page.clock.fastForward(LONG_MS)
    if (isCareless && round === 0) {
      await expect(openOption.or(next).or(known).first()).toBeVisible()
      // The right answer is also shown for a while.
      if (!(await openOption.isVisible())) await page.clock.fastForward(LONG_MS)
    }
    if (await next.isVisible()) {
      await press(next)
      // The next question may be rendered later.
      await expect(next).toBeHidden()
    }
  }
}

/** The question's picture: its alternative text and address, or empty texts. */
async function pictureOf(page: Page): Promise<Pick<Question, 'alt' | 'picture'>> {
  const picture = page.getByRole('region', { name: 'La question' }).locator('img').first()
  if ((await picture.count()) === 0) return { alt: '', picture: '' }
  const [alt, src] = await Promise.all([picture.getAttribute('alt'), picture.getAttribute('src')])
  return { alt: alt ?? '', picture: src ?? '' }
}

async function playExposed({ page, press, data, halfway }: Play): Promise<boolean> {
  const cards = page.getByRole('region', { name: 'Les cartes' }).getByRole('button')
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
  const items = exposed.parseDeck(data).items.filter(({ answer }) => names.includes(`Image : ${answer}`))
  expect(items).toHaveLength(6)
  for (const [index, { answer, word }] of items.entries()) {
    if (index === 3) await halfway()
    const picture = cards.nth(names.indexOf(`Image : ${answer}`))
    await press(picture)
    await expect(picture).toHaveAttribute('aria-pressed', 'true')
    await press(cards.nth(names.indexOf(word)))
    await expect(picture).toHaveAccessibleName(/, trouvée$/)
    if (index < items.length - 1) await page.clock.fastForward(MATCH_MS + 50)
  }
  return false
}

async function playWordSearch({ page, press, halfway }: Play): Promise<boolean> {
  const cells = page.getByRole('region', { name: 'La grille' }).getByRole('button')
  await expect(cells.first()).toBeVisible()
  const { words, grid } = await laidBoard(page)
  for (const [index, { path, original }] of words.entries()) {
    if (index === 2) await halfway()
    for (const { x, y } of path) {
      const cell = cells.nth(y * (grid[0]?.length ?? 0) + x)
      if ((await cell.getAttribute('aria-pressed')) === 'true') continue
      await press(cell)
    }
    for (const { x, y } of path) {
      const name = `${grid[y]?.[x]}, rangée ${y + 1}, colonne ${x + 1}`
      await expect(cells.nth(y * (grid[0]?.length ?? 0) + x)).toHaveAccessibleName(new RegExp(`^${name}`))
    }
    await expect(page.getByRole('button', { name: new RegExp(`^${original}\\s*, trouvé$`) })).toBeVisible()
  }
  return false
}

/** The latest board, as stored for a reload. */
async function laidBoard(page: Page) {
  const storedBoard = await page.evaluate(
    () => Object.entries(sessionStorage).find(([key]) => key.startsWith('mme:game:word-search:'))?.[1],
  )
  const { actions } = z.parse(
    z.object({ actions: z.array(z.object({ board: z.optional(z.unknown()) })) }),
    JSON.parse(storedBoard ?? 'null'),
  )
  return z.parse(z.pick(wordSearchAnswer, { grid: true, words: true }), actions[0]?.board)
}

async function playChallenge({ page, press, data, isCareless, halfway }: Play): Promise<boolean> {
  const { items } = wordChallenge.parseDeck(data)
  const keys = page.getByRole('region', { name: 'Les lettres' })
  const next = page.getByRole('button', { name: 'Mot suivant Next word' })
  for (let wins = 0; wins < 3; wins++) {
    if (wins === 1) await halfway()
    const phrase = await phraseInSight(page, items)
    const letters = new Set(phrase.normalize('NFC').toLowerCase().match(/\p{L}/gu))
    const wrong = isCareless && wins === 0 ? [...'wkxzjq'].filter((key) => !letters.has(key)).slice(0, 1) : []
    for (const letter of [...wrong, ...letters]) {
      const key = keys.getByRole('button', { name: new RegExp(`^${letter}(,|$)`) })
      // The first word with the on-screen keys, the others by typing.
      await waitUntilSeen(page)
      if (wins > 0 && /^[a-z]$/.test(letter)) await page.keyboard.press(letter)
      else await press(key)
      await expect(key).toHaveAttribute('aria-disabled', 'true')
    }
    if (wins === 2) break
    await press(next)
    await expect(next).toBeHidden()
  }
  return false
}

/** Finds the word by its picture, which must be unique. */
async function phraseInSight(
  page: Page,
  items: readonly { word: string; image: string | null }[],
): Promise<string> {
  const picture = page.getByRole('region', { name: 'Le mot à trouver' }).locator('img')
  const src = (await picture.getAttribute('src')) ?? ''
  const blanks = page.getByRole('img', { name: /^Le mot : / })
  const item = findBlankedItem(items, src, (await blanks.getAttribute('aria-label')) ?? '')
  expect(item).toBeDefined()
  return item?.word ?? ''
}

async function playDictation(play: Play): Promise<boolean> {
  const { page, press, data, isCareless, halfway } = play
  const { items, isTiled } = dicteeEclair.parseDeck(data)
  const write = isTiled ? putTiles : writeText
  for (let round = 0; round < 10; round++) {
    await expect(
      page.getByText('Non!', { exact: true }).or(page.getByText('Oui!', { exact: true })),
    ).toBeHidden()
    if (round === 2) await halfway()
    const { word } = await heardItem(page, items, (item) => item.word)
    if (isCareless && round === 0) {
      await press(page.getByRole('button', { name: 'Je ne sais pas' }))
      await expect(page.getByText('Non!', { exact: true })).toBeVisible()
    } else {
      await write(play, word)
      await expect(page.getByText('Oui!', { exact: true })).toBeVisible()
    }
    // Continuing stops what is still said about the word.
    await waitUntilSeen(page)
    await page.keyboard.press('Enter')
  }
  return isCareless
}

/** Types into the focused field, and uses the on-screen keys for accented letters. */
async function writeText(
  { page, press }: Play,
  word: string,
  field = page.getByLabel('Écris le mot'),
): Promise<void> {
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  for (const signs of word.match(/[\w'.,!? -]+|./gu) ?? []) {
    if (/^[\w'.,!? -]/.test(signs)) await page.keyboard.type(signs)
    else await press(page.getByRole('button', { name: signs.toLowerCase(), exact: true }))
  }
  await waitUntilSeen(page)
  await page.keyboard.press('Enter')
}

/** Spells with tiles: places the second letter first and takes it back, and types the last one, which needs a check. */
async function putTiles({ page, press }: Play, word: string): Promise<void> {
  const tiles = page.getByRole('region', { name: 'Les lettres' })
  const letters = [...textToWrite(word, true).toLowerCase().replace(/\P{L}/gu, '')]
  const put = (letter: string) => press(tiles.getByRole('button', { name: letter, exact: true }).first())
  await expect(tiles.getByRole('button').first()).toBeFocused()
  await put(letters[1] ?? '')
  await press(page.getByRole('button', { name: 'Enlever la dernière lettre' }))
  for (const letter of letters.slice(0, -1)) await put(letter)
  await page.keyboard.press(letters.at(-1) ?? '')
  await expect(page.getByRole('img', { name: `Ton mot : ${letters.join(', ')}` })).toBeVisible()
  await press(page.getByRole('button', { name: 'Vérifier Check' }))
}

/**
 * Builds sentences from tiles, which belong to one sentence of the record. A careless player takes two words
 * in the wrong order.
 */
async function playOrder({ page, press, data, isCareless, halfway }: Play): Promise<boolean> {
  const { items } = phrases.parseDeck(data)
  const tiles = page.getByRole('region', { name: 'Les mots' })
  const put = (word: string) => press(tiles.getByRole('button', { name: word, exact: true }).first())
  const check = page.getByRole('button', { name: 'Vérifier Check' })
  for (let round = 0; round < 5; round++) {
    if (round === 2) await halfway()
    await expect(tiles).toBeVisible()
    const order = orderOfTiles(items, await tiles.getByRole('button').allTextContents())
    if (isCareless && round === 0) {
      for (const word of order.toReversed()) await put(word)
      await press(check)
      const places = page.getByRole('region', { name: 'Ta phrase' })
      await expect(places.getByRole('button', { name: /, mal placé$/ }).first()).toBeVisible()
      for (const _word of order) await press(places.getByRole('button').first())
    }
    for (const word of order) await put(word)
    await press(check)
    await expect(page.getByText('Oui! Yes!', { exact: true })).toBeVisible()
    await press(page.getByRole('button', { name: 'Phrase suivante Next sentence' }))
  }
  return isCareless
}

/** Writes dictated sentences. A careless player leaves out a word first. */
async function playSentences(play: Play): Promise<boolean> {
  const { page, data, isCareless, halfway } = play
  const { items } = petiteDictee.parseDeck(data)
  const field = page.getByLabel('Écris la phrase')
  for (let round = 0; round < 5; round++) {
    if (round === 2) await halfway()
    await expect(field).toBeEditable()
    const { word } = await heardItem(page, items, (item) => item.word)
    if (isCareless && round === 0) {
      await writeText(play, word.split(' ').slice(1).join(' '), field)
      await expect(page.getByRole('button', { name: 'Il manque un mot.' })).toBeVisible()
      await field.fill('')
    }
    await writeText(play, word, field)
    await expect(page.getByText('Oui! Yes!', { exact: true })).toBeVisible()
    await waitUntilSeen(page)
    await page.keyboard.press('Enter')
  }
  return isCareless
}
