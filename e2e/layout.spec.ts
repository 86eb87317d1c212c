import type { Page } from '@playwright/test'
import { expect, signInPupil, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'
import { enlargeText } from './wider-than-screen.ts'

const SIZES = [
  [390, 844],
  [360, 640],
  [768, 1024],
  [1024, 600],
  [1366, 768],
  [1920, 1080],
] as const

const SCREENS = [
  '/',
  '/grade4/vocabulary/animals/farm',
  '/games/memory/grade4-animals-farm',
  '/music',
  '/videos',
  '/stories',
  '/tribes',
  '/not-a-page',
]
const PUPIL_SCREENS = ['/', '/mission', '/jardin', '/videos']

/** Scales of text; the second is that of "Grand texte". */
for (const times of [1, 1.25])
  test(`no screen of a pupil is wider than the window, cuts or covers anything at ${times * 100} % text`, {
    tag: MATRIX,
  }, async ({ page, problems }) => {
    problems.expected.push(/404/)
    const faults: string[] = []
    for (const path of SCREENS) faults.push(...(await faultsOf(page, path, times)))
    await signInPupil(page, 'penelope')
    for (const path of PUPIL_SCREENS) faults.push(...(await faultsOf(page, path, times)))
    expect(faults).toEqual([])
  })

for (const [path, start] of [
  ['/videos', /^Regarder/],
  ['/music', /^Écouter/],
] as const)
  test(`the start button of ${path} lies inside the first screen`, { tag: MATRIX }, async ({ page }) => {
    await visit(page, path)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('main').getByRole('button', { name: start })).toBeInViewport({ ratio: 1 })
    }
  })

/** One page load for all sizes. */
async function faultsOf(page: Page, path: string, times: number): Promise<string[]> {
  const faults: string[] = []
  await visit(page, path)
  await enlargeText(page, times)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const fault of await page.evaluate(layoutFaults)) faults.push(`${path} ${width}x${height} ${fault}`)
  }
  return faults
}

/** Runs in the page. */
function layoutFaults(): string[] {
  const faults: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth)
    faults.push(`is ${root.scrollWidth - root.clientWidth} px too wide`)

  for (const element of document.querySelectorAll<HTMLElement>('main *, header *')) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    // Text for screen readers only is 1 px large.
    if (!hasText || textOverflow === 'ellipsis' || element.clientWidth <= 1) continue
    const isCut =
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
    if (isCut) faults.push(`cuts "${element.textContent.slice(0, 40)}"`)
  }

  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      for (const { index, 0: word } of (texts.currentNode.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) faults.push(`breaks "${word}"`)
      }
    }
  }

  for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = control.getClientRects()[0]
    if (!box || box.width <= 1) continue
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const isOwn =
      top && (control.contains(top) || top.contains(control) || top.closest('label')?.control === control)
    if (!isOwn) faults.push(`covers "${control.textContent || control.getAttribute('aria-label')}"`)
  }
  window.scrollTo(0, 0)
  return faults
}
