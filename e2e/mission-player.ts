import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { missionDeck } from '../domain/learning/mission-deck.ts'
import { type MissionState, missionRound } from '../domain/learning/mission-round.ts'
import { LESSONS_PATH } from '../domain/lesson-address.ts'
import { PRACTICE_PATH } from '../domain/practice-path.ts'
import { axeFaults } from './axe.ts'
import type { Press } from './press.ts'

const storedRun = z.object({ deck: missionDeck, seed: z.number(), actions: z.array(z.unknown()) })

/** A mission has dozens of turns, so longer intervals between polls would add up. */
const POLL = { intervals: [50] }

/**
 * The state of the mission or practised words stored in the browser (for visitors: in the tab); null before
 * the start.
 */
export async function storedMissionState(page: Page): Promise<MissionState | null> {
  const entries = await page.evaluate(() =>
    ['mme:mission-under-way', 'mme:lesson-words'].map(
      (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key),
    ),
  )
  const [mission, words] = entries.map((entry) => JSON.parse(entry ?? 'null'))
  const path = new URL(page.url()).pathname
  const isPractice = [LESSONS_PATH, PRACTICE_PATH].some((start) => path.startsWith(start))
  const { data } = z.safeParse(storedRun, isPractice ? words?.run : mission)
  if (!data) return null
  return data.actions
    .map((action) => z.parse(missionRound.action, action))
    .reduce(missionRound.step, missionRound.init(data.deck, data))
}

interface PlayOptions {
  /** Answer the first question wrong. */
  wrongOnce?: boolean
  /** Press "Je le sais déjà" once on a new word, after the first try. */
  provesOnce?: boolean
  until?(state: MissionState): boolean
  /** Called when a task or phase is seen for the first time. */
  onLook?(look: string): Promise<void>
}

/** Plays on to the end, or until the given point. */
export async function playOn(
  page: Page,
  press: Press,
  { wrongOnce, provesOnce, until, onLook }: PlayOptions = {},
): Promise<void> {
  const seen = new Set<string>()
  let hasSaid = false
  let hasProven = !provesOnce
  await expect.poll(() => storedMissionState(page), POLL).not.toBeNull()
  for (let turn = 0; turn < 100; turn++) {
    const state = await storedMissionState(page)
    if (!state || missionRound.isOver(state) || until?.(state)) return
    const { step, question, round, tries } = state
    const look = question ? `${question.task} ${question.phase}` : (step?.kind ?? '')
    if (!seen.has(look)) await onLook?.(look)
    seen.add(look)
    if (step?.kind === 'say') {
      if (hasSaid) await press(page.getByRole('button', { name: /^Passer/ }))
      else await sayAloud(page, press)
      hasSaid = true
      await expect.poll(async () => (await storedMissionState(page))?.round, POLL).not.toBe(round)
    } else if (question?.phase === 'asking') {
      const isRight = !(wrongOnce && tries.length === 0)
      if (question.task === 'spell') await spell(page, press, question)
      else {
        const option = isRight ? question.right : (question.right + 1) % question.options.length
        const list = page.getByRole('region', { name: 'Les réponses' })
        await press(list.getByRole('button', { name: /^(?!Écouter)/ }).nth(option))
      }
      await expect
        .poll(async () => (await storedMissionState(page))?.tries.length, POLL)
        .toBe(tries.length + 1)
    } else {
      if (question?.phase === 'right') await page.clock.fastForward(4000)
      else if (!hasProven && tries.length > 0 && missionRound.canProve(state)) {
        await press(page.getByRole('button', { name: /^Je le sais déjà/ }))
        hasProven = true
      } else await press(page.getByRole('button', { name: /^Continuer/ }))
      await expect.poll(async () => (await storedMissionState(page))?.round, POLL).not.toBe(round)
    }
  }
  throw new Error('The mission does not end.')
}

/** Does the speaking task without a microphone and judges it as right. */
async function sayAloud(page: Page, press: Press): Promise<void> {
  expect(await axeFaults(page)).toEqual([])
  for (const name of [/^Je parle/, /^Je l'ai dit/, /^Pareil/]) await press(page.getByRole('button', { name }))
}

async function spell(
  page: Page,
  press: Press,
  question: NonNullable<MissionState['question']>,
): Promise<void> {
  const used = new Set<number>()
  for (const { text } of question.pieces.filter(({ isTile }) => isTile)) {
    const tile = question.tiles.findIndex((each, place) => each === text && !used.has(place))
    used.add(tile)
    await press(page.getByRole('region', { name: 'Les lettres' }).getByRole('button').nth(tile))
  }
}
