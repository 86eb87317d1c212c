import { expect, type Locator, type Page } from '@playwright/test'
import { IGNORE_PRESS_MS } from '../domain/games/game.ts'

/** An input method for pressing a button. */
export type Press = (target: Locator) => Promise<void>

// Like a player, the tests do not wait until the options have stopped bouncing.
export const byMouse: Press = async (target) => {
  await waitUntilSeen(target.page())
  await target.click({ force: true })
}
export const byTouch: Press = async (target) => {
  await waitUntilSeen(target.page())
  await target.tap({ force: true })
}

/** Waits until the press guard lets presses through. Advances a fake clock. */
export async function waitUntilSeen(page: Page): Promise<void> {
  const held = page.locator('[data-held]')
  if ((await held.count()) > 0 && (await page.evaluate(() => '__pwClock' in window))) {
    await page.clock.runFor(IGNORE_PRESS_MS)
  }
  await expect(held).toHaveCount(0)
}

const MAX_TABS = 40

/** Moves with Tab to the board and with arrow keys on it, and presses Enter. */
export function byKeyboard(page: Page): Press {
  return async (target) => {
    let keys = await keysTo(target)
    for (let tabs = 0; keys === null; tabs++) {
      if (tabs === MAX_TABS) throw new Error(`No way by keyboard to ${target}.`)
      await page.keyboard.press('Tab')
      keys = await keysTo(target)
    }
    for (const key of keys) await page.keyboard.press(key)
    await expect(target).toBeFocused()
    await waitUntilSeen(page)
    await page.keyboard.press('Enter')
  }
}

/** The arrow keys from the focused button to the target; null if it is not on the same board. */
function keysTo(target: Locator): Promise<string[] | null> {
  return target.evaluate((button) => {
    if (document.activeElement === button) return []
    // A button may share its position with another one, which has the data.
    const board = button.closest('section')
    const places = [...(board?.children ?? [])]
    const placeOf = (button: Element | null) =>
      places.findIndex((place) => place === button || (button !== null && place === button.parentElement))
    const [from, to] = [placeOf(document.activeElement), placeOf(button)]
    if (from === -1 || to === -1) return null
    const tops = places.map((place) => (place instanceof HTMLElement ? place.offsetTop : 0))
    const columns = tops.filter((top) => top === tops[0]).length
    const down = Math.floor(to / columns) - Math.floor(from / columns)
    const right = (to % columns) - (from % columns)
    // Move horizontally within the upper row, because the last row may be shorter.
    const along = Array<string>(Math.abs(right)).fill(right < 0 ? 'ArrowLeft' : 'ArrowRight')
    const across = Array<string>(Math.abs(down)).fill(down < 0 ? 'ArrowUp' : 'ArrowDown')
    return down > 0 ? [...along, ...across] : [...across, ...along]
  })
}
