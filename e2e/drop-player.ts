import { expect, type Locator, type Page } from '@playwright/test'
import { withDefinite } from '../domain/french.ts'
import type { Scene } from '../domain/games/drop/scene.ts'
import { placePhrase, shapePhrases } from '../domain/games/drop/sentences.ts'
import { type Task, tasksOf } from '../domain/games/drop/tasks.ts'
import { centreOf } from '../domain/games/drop/testing/solution.ts'
import { centreOfZone, type Point, pointIn } from '../domain/games/drop/zones.ts'
import { waitUntilSeen } from './press.ts'

const NEXT_TASK_MS = 1600

/** An input method for following the game's sentences. */
export interface Hand {
  place(thing: string, at: Point, phrase: string): Promise<void>
  colour(colour: string, at: Point, phrase: string): Promise<void>
  touch(spots: readonly { label: string; at: Point }[]): Promise<void>
  /** Confirms that the counting is done. */
  finish(): Promise<void>
}

/** Plays a started round to the cheer by reading each sentence on the page. Requires Playwright's clock. */
export async function playScene(page: Page, scene: Scene, hand: Hand): Promise<void> {
  const sentence = page.getByRole('region', { name: 'La phrase' }).getByRole('paragraph')
  const place = await sceneOf(page).boundingBox()
  for (let round = 1; round <= 10; round++) {
    // The scene does not move between rounds.
    expect(await sceneOf(page).boundingBox()).toEqual(place)
    const task = taskNamed(scene, (await sentence.textContent()) ?? '')
    await waitUntilSeen(page)
    await doTask(scene, task, hand)
    await expect(page.getByRole('status').filter({ hasText: 'Oui!' })).toBeVisible()
    await page.clock.fastForward(NEXT_TASK_MS)
    if (round < 10) await expect(page.getByText(`${round} / 10`)).toBeVisible()
    if (round < 10) await expect(sentence).not.toHaveText(task.sentence)
  }
}

/** Drags with the mouse. */
export function byMouse(page: Page): Hand {
  const drag = async (name: string, at: Point) => {
    await page.getByRole('button', { name, exact: true }).hover()
    await page.mouse.down()
    const { x, y } = await onScreen(page, at)
    await page.mouse.move(x, y, { steps: 3 })
    await page.mouse.up()
  }
  return {
    place: drag,
    colour: drag,
    // One stroke through all points, or a click on each.
    async touch(spots) {
      for (const { at } of spots) {
        const { x, y } = await onScreen(page, at)
        await page.mouse.move(x, y)
        await page.mouse.down()
      }
      await page.mouse.up()
    },
    finish: () => finishButton(page).click(),
  }
}

/** Taps the item, then its place. */
export function byTouch(page: Page): Hand {
  const tap = async (at: Point) => {
    const { x, y } = await onScreen(page, at)
    await page.touchscreen.tap(x, y)
  }
  const put = async (name: string, at: Point) => {
    const entry = page.getByRole('button', { name, exact: true })
    if ((await entry.getAttribute('aria-pressed')) !== 'true') await entry.tap()
    await tap(at)
  }
  return {
    place: put,
    colour: put,
    async touch(spots) {
      for (const { at } of spots) await tap(at)
    },
    finish: () => finishButton(page).tap(),
  }
}

/** By keyboard only: selects an item in one list and a place in the other. */
export function byLists(page: Page): Hand {
  const choose = async (name: string, list: string, place: string, button: string) => {
    const entry = page.getByRole('button', { name, exact: true })
    await entry.focus()
    if ((await entry.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: list }).selectOption({ label: place })
    await page.getByRole('button', { name: button, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  return {
    place: (thing, _at, phrase) => choose(thing, 'Où?', phrase, 'Placer'),
    colour: (colour, _at, phrase) => choose(colour, 'Quoi?', phrase, 'Colorier'),
    async touch(spots) {
      for (const { label } of spots) {
        await page
          .getByRole('region', { name: 'À toucher' })
          .getByRole('button', { name: label, exact: true })
          .focus()
        await page.keyboard.press('Enter')
      }
    },
    finish: () => finishButton(page).press('Enter'),
  }
}

/** Finds the task with this sentence. */
export function taskNamed(scene: Scene, sentence: string): Task {
  const task = tasksOf(scene).find((each) => each.sentence === sentence)
  if (!task) throw new Error(`The scene ${scene.id} asks for nothing with "${sentence}".`)
  return task
}

function finishButton(page: Page): Locator {
  return page.getByRole('button', { name: "C'est prêt!" })
}

function sceneOf(page: Page): Locator {
  return page.getByRole('img', { name: /^L'image/ })
}

/** Converts a point of the scene to window coordinates. */
async function onScreen(page: Page, { x, y }: Point): Promise<Point> {
  const box = await sceneOf(page).boundingBox()
  if (!box) throw new Error('The scene is not in sight.')
  const scale = box.width / 1200
  return { x: box.x + x * scale, y: box.y + y * scale }
}

async function doTask(scene: Scene, task: Task, hand: Hand): Promise<void> {
  switch (task.kind) {
    case 'place':
      return hand.place(withDefinite(task.thing.noun), centreOfZone(task.zone), placePhrase(task.zone))
    case 'count': {
      const name = withDefinite(task.thing.noun)
      for (let place = 0; place < task.count; place++) {
        await hand.place(name, pointIn(task.zone, place), placePhrase(task.zone))
      }
      return hand.finish()
    }
    case 'colour': {
      const name = shapePhrases(scene.shapes).find(({ id }) => id === task.shape.id)?.name ?? ''
      return hand.colour(task.colour.word, centreOf(task.shape.box), name)
    }
    case 'trail': {
      const spots = task.trail.order.flatMap((id) => task.trail.spots.find((spot) => spot.id === id) ?? [])
      return hand.touch(spots.map(({ label, x, y }) => ({ label, at: { x, y } })))
    }
  }
}
