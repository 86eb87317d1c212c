import { expect } from '@playwright/test'
import { scenes } from '../../content/scenes/scenes.ts'
import type { SessionUser } from '../../domain/api/user.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { gameOfKind } from '../school-games.ts'
import type { Engine } from './engine.ts'
import { largerThanRow } from './larger-than-row.ts'
import type { Move } from './pupil.ts'
import { pupilOf } from './pupils.ts'
import { lookAround, parseSight, type Sight } from './sight.ts'

/** Milliseconds between two reads of the page. */
const POLL_INTERVALS_MS = [50]

/** Stores a session in the browser, for its next page. */
export async function bringSession(engine: Engine, user: SessionUser): Promise<void> {
  await engine.open('/icon.svg')
  await engine.run((json: string) => localStorage.setItem('mme:user', json), JSON.stringify(user))
}

/**
 * Opens the page of a record of the kind and plays it.
 * @param moves number of moves; until the end of the game if omitted
 */
export async function playKind(
  engine: Engine,
  kind: GameKind,
  moves = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { path, data } = recordOf(kind)
  const pupil = pupilOf(kind, data)
  await engine.open(path)
  await engine.run(recordHeard, null)
  await pressStart(engine)
  let made = 0
  await expect
    .poll(
      async () => {
        const sight = await readSight(engine)
        if (made === 0) expect(await engine.run(largerThanRow, null)).toEqual([])
        if (isOver(sight)) return 'over'
        // The simulated pupil counts its presses, so it does not press while presses are ignored.
        for (const move of sight.isHeld ? [] : pupil(sight)) {
          await makeMove(engine, move)
          made++
        }
        return made >= moves ? 'over' : sight
      },
      { timeout: 90_000, intervals: POLL_INTERVALS_MS, message: `${kind} is played` },
    )
    .toBe('over')
  expect(await engine.run(largerThanRow, null)).toEqual([])
}

/** A shipped record of the kind. */
function recordOf(kind: GameKind): { path: string; data: string } {
  if (kind !== 'drop') return gameOfKind(kind)
  const [scene] = Object.entries(scenes)
  if (!scene) throw new Error('The school starts with no scene.')
  return { path: scene[0], data: JSON.stringify(scene[1]) }
}

async function pressStart(engine: Engine): Promise<void> {
  await expect
    .poll(async () => {
      const start = (await readSight(engine)).buttons.find(({ name }) => name.startsWith('Commencer'))
      if (start) await makeMove(engine, { press: start })
      return start !== undefined
    })
    .toBe(true)
}

async function readSight(engine: Engine): Promise<Sight> {
  return parseSight(await engine.run(lookAround, null))
}

function makeMove(engine: Engine, move: Move): Promise<void> {
  return 'press' in move ? engine.press(move.press.x, move.press.y) : engine.type(move.type)
}

function isOver({ buttons }: Sight): boolean {
  return buttons.some(({ name }) => name.startsWith('Rejouer'))
}

/** Runs in the page. Records what is heard from now on. */
function recordHeard(): void {
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    document.documentElement.dataset.heard = this.src
    return play.call(this)
  }
  if (!('speechSynthesis' in window)) return
  const { speak } = SpeechSynthesis.prototype
  SpeechSynthesis.prototype.speak = function (utterance) {
    if (utterance.volume > 0) document.documentElement.dataset.heard = utterance.text
    speak.call(this, utterance)
  }
}
