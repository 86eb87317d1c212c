import type { CDPSession, Page } from '@playwright/test'
import { BOARD_FORM } from '../domain/games/word-search/board-form.ts'
import { makeWordSearch } from '../domain/games/word-search/grid.ts'
import { byMouse, byTouch } from './press.ts'
import { gameOfKind } from './school-games.ts'
import { expect, test, visit } from './school-test.ts'
import { enlargeText } from './wider-than-screen.ts'

type Point = { x: number; y: number }
/** A finger or mouse button that is pressed, moved and released. */
interface Pen {
  down(at: Point): Promise<void>
  move(to: Point): Promise<void>
  up(): Promise<void>
}

const withMouse = ({ mouse }: Page): Pen => ({
  async down({ x, y }) {
    await mouse.move(x, y)
    await mouse.down()
  },
  move: ({ x, y }) => mouse.move(x, y, { steps: 5 }),
  up: () => mouse.up(),
})

/** Real touch input, which scrolls if the page allows it. */
const withFinger = (browser: CDPSession): Pen => {
  let last: Point = { x: 0, y: 0 }
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    async down(at) {
      last = at
      await send('touchStart', [at])
    },
    async move(to) {
      const from = last
      for (let step = 1; step <= 5; step++) {
        last = { x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 }
        await send('touchMove', [last])
      }
    },
    async up() {
      await send('touchEnd', [])
    },
  }
}

/** No two words of this board share a cell. */
const board = makeWordSearch(
  ['cheval', 'canard', 'mouton'].map((word) => ({ word, image: null })),
  { ...BOARD_FORM, forwardsOnly: false, seed: 1 },
)

test.use({ viewport: { width: 1024, height: 600 }, hasTouch: true })

test('dragging over a word by mouse or finger finds it, and a wrong line leaves no letter selected', async ({
  page,
}) => {
  const { grid, words } = board
  await page.route('**/api/v1/word-search', (route) =>
    route.fulfill({ json: { ...board, gridID: 'dragged', cached: false } }),
  )
  await visit(page, gameOfKind('word-search').path)
  // The page is then higher than the screen, so that a finger could scroll it.
  await enlargeText(page, 2)
  await page.getByRole('button', { name: 'Commencer' }).click()
  const cells = page.getByRole('region', { name: 'La grille' }).getByRole('button')
  await expect(cells.first()).toBeFocused()
  const cellOf = ({ x, y }: Point) => cells.nth(y * (grid[0]?.length ?? 0) + x)
  const middleOf = async (cell: Point) => {
    const box = await cellOf(cell).boundingBox()
    if (!box) throw new Error('The grid is not in sight.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const pressed = page.locator('[aria-pressed="true"][data-look="selected"]')
  await cellOf({ x: 0, y: grid.length - 1 }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true)
  const scrollTop = () => page.evaluate(() => window.scrollY)

  const hands = [
    { press: byMouse, pen: withMouse(page) },
    { press: byTouch, pen: withFinger(await page.context().newCDPSession(page)) },
  ]
  for (const [place, { press, pen }] of hands.entries()) {
    const word = words[place]
    const [first, last] = [word?.path[0], word?.path.at(-1)]
    if (!word || !first || !last) throw new Error('The board has two words.')

    // A single press selects its cell, and starting a line deselects it.
    await press(cellOf(last))
    await expect(pressed).toHaveCount(1)
    // A press may scroll its cell into view; a line must not scroll.
    const before = await scrollTop()
    const neighbour = { x: first.x, y: first.y === 0 ? 1 : first.y - 1 }
    await pen.down(await middleOf(first))
    await pen.move(await middleOf(neighbour))
    await expect(cellOf(first)).toHaveAttribute('aria-pressed', 'true')
    await pen.up()
    await expect(pressed).toHaveCount(0)

    await pen.down(await middleOf(first))
    await pen.move(await middleOf(last))
    for (const cell of word.path) await expect(cellOf(cell)).toHaveAttribute('aria-pressed', 'true')
    await pen.up()
    await expect(
      page.getByRole('button', { name: new RegExp(`^${word.original}\\s*, trouvé$`) }),
    ).toBeVisible()
    await expect(pressed).toHaveCount(0)
    expect(await scrollTop()).toBe(before)
  }
})
