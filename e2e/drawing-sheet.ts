import type { Page } from '@playwright/test'

/** The sheet of a free drawing. Positions are in its own units, 1200 by 800. */
export const sheetOf = (page: Page) => page.getByRole('application', { name: 'La feuille' })

/** Converts a position on the sheet to page coordinates. */
export async function pointOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await sheetOf(page).boundingBox()
  if (!box) throw new Error('The sheet is not there.')
  return { x: box.x + (box.width * x) / 1200, y: box.y + (box.height * y) / 800 }
}

export async function drag(page: Page, ...units: [number, number][]): Promise<void> {
  for (const [index, [x, y]] of units.entries()) {
    const at = await pointOf(page, x, y)
    await page.mouse.move(at.x, at.y, { steps: 4 })
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

export async function tap(page: Page, x: number, y: number): Promise<void> {
  const at = await pointOf(page, x, y)
  await page.mouse.click(at.x, at.y)
}

/** Simulates fingers at positions on the sheet. */
export async function touchesOn(page: Page) {
  const touch = await page.context().newCDPSession(page)
  return async (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ...units: [number, number][]
  ) => {
    const touchPoints = await Promise.all(
      units.map(async ([x, y], id) => ({ ...(await pointOf(page, x, y)), id })),
    )
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/** The visible colour at a position, e.g. "255,214,10". */
export async function colourAt(page: Page, x: number, y: number): Promise<string> {
  return sheetOf(page).evaluate(
    (sheet, [unitX, unitY]) => {
      const layers = [...sheet.querySelectorAll('canvas')]
      const dot = document.createElement('canvas')
      dot.width = dot.height = 1
      const context = dot.getContext('2d')
      for (const layer of layers) {
        context?.drawImage(
          layer,
          Math.floor((layer.width * unitX) / 1200),
          Math.floor((layer.height * unitY) / 800),
          1,
          1,
          0,
          0,
          1,
          1,
        )
      }
      return [...(context?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])].join(',')
    },
    [x, y] as const,
  )
}

/** Number of eraser strokes stored for the drawing. The last one may not be stored yet. */
export function keptErasers(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('keyval-store')
        opened.onerror = reject
        opened.onsuccess = () => {
          const all = opened.result.transaction('keyval').objectStore('keyval').getAll()
          all.onerror = reject
          all.onsuccess = () => {
            opened.result.close()
            resolve(JSON.stringify(all.result).split('"eraser"').length - 1)
          }
        }
      }),
  )
}
