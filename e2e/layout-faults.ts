import type { Page } from '@playwright/test'
import { finishAnimations } from './axe.ts'

/** Window sizes of phones, which show no games. */
export const PHONES = [
  [390, 844],
  [360, 640],
] as const
/** Window sizes of tablets and computers. */
export const LARGER_SCREENS = [
  [768, 1024],
  [1024, 600],
  [1366, 768],
  [1920, 1080],
] as const

/** Scales of text; the second is that of "Grand texte". */
const TEXT_SCALES = [1, 1.25]

/** Up to this sum, layout shifts of a page are not noticeable. */
const MAX_SHIFT = 0.02

interface Options {
  sizes: readonly (readonly [width: number, height: number])[]
  /** At least one control with such a name must be in the first viewport. */
  primary?: RegExp | undefined
  /** The parts of the page to check. Leaves out parts that an open menu covers. */
  within?: string | undefined
}

/**
 * Checks the layout at each size with normal and large text. Restores the window size afterwards.
 * @returns a line for each fault
 */
export async function layoutFaults(
  page: Page,
  { sizes, primary, within = 'main, header' }: Options,
): Promise<string[]> {
  const faults = new Set<string>()
  const before = page.viewportSize()
  await page.evaluate(finishAnimations)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const scale of TEXT_SCALES) {
      const found = await page.evaluate(faultsInView, {
        scale,
        primary: primary?.source ?? null,
        parts: within,
      })
      for (const fault of found) faults.add(`${width}x${height} ${scale === 1 ? '' : 'large '}${fault}`)
    }
  }
  if (before) await page.setViewportSize(before)
  return [...faults]
}

/**
 * Records layout shifts from the next page load on. The browser has cached the site's fonts, but no data; the
 * swap of the fonts on a first visit is tested in hydration.spec.ts.
 */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('mme:fonts', 'here'))
  await page.goto('/parents')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    // Stored at sign-in, for the first paint.
    const english = localStorage.getItem('mme:english')
    localStorage.clear()
    if (english) localStorage.setItem('mme:english', english)
  })
  await page.addInitScript(() => {
    const shifts: string[] = []
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry)) continue
        if (entry.hadRecentInput) continue
        sum += Number(entry.value)
        const nodes = Array.isArray(entry.sources) ? entry.sources.map(({ node }) => node) : []
        const names = nodes.map((node) => (node instanceof Element ? node.className || node.tagName : 'text'))
        shifts.push(`${Number(entry.value).toFixed(3)} ${[...new Set(names)].join(', ')}`)
        Object.assign(document, { shiftSum: sum, shifts })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Requires that `recordShifts` was called before the page was opened. @returns a line if the page moved
 * noticeably while it loaded
 */
export async function shiftFaults(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const { sum, shifts } = await page.evaluate(() => ({
    sum: 'shiftSum' in document ? Number(document.shiftSum) : 0,
    shifts: 'shifts' in document ? String(document.shifts) : '',
  }))
  return sum > MAX_SHIFT ? [`moves by ${sum.toFixed(3)}: ${shifts}`] : []
}

/** Runs in the page. */
function faultsInView({
  scale,
  primary,
  parts,
}: {
  scale: number
  primary: string | null
  parts: string
}): string[] {
  const faults: string[] = []
  const root = document.documentElement
  root.style.fontSize = `${scale * 100}%`
  window.scrollTo(0, 0)
  const { clientWidth, clientHeight } = root
  if (root.scrollWidth > clientWidth) faults.push(`is ${root.scrollWidth - clientWidth} px too wide`)

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  // An open dialog covers the page.
  const scope = document.querySelector('dialog:modal') ?? document
  const within = (selectors: string) =>
    [...scope.querySelectorAll<HTMLElement>(selectors)].filter(
      (element) => isShown(element) && (scope !== document || element.closest(parts)),
    )
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim().slice(0, 40)

  const header = document.querySelector('body header')
  const headerHeight = header && isShown(header) ? header.getBoundingClientRect().height : 0
  const maxHeight = (clientWidth < 600 ? 56 : 64) * scale
  if (headerHeight > maxHeight + 1) faults.push(`has a header of ${Math.round(headerHeight)} px`)

  // Large text on the smallest phone needs scrolling.
  const isSmallest = scale > 1 && clientHeight <= 640 && clientWidth < 600
  if (primary !== null && !isSmallest) {
    const actions = within('a, button, label').filter((each) => new RegExp(primary).test(nameOf(each)))
    const isReached = actions.some((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return top >= 0 && bottom <= clientHeight + 1
    })
    if (!isReached) faults.push(`has no ${primary} in the first screen`)
  }

  // A round must be fully visible. With large text it may be as tall as one screen, below its title.
  const leave = document.querySelector('[data-leave]')
  const bottom = leave?.closest('article, section')?.getBoundingClientRect().bottom ?? 0
  if (scale === 1 && bottom > clientHeight + 1)
    faults.push(`has a round that ends at ${Math.round(bottom)} px`)

  for (const element of within('*')) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    // Skips text for screen readers, which is 1 px in size.
    const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    if (!hasText || isShortened || element.clientWidth <= 1 || clipPath !== 'none') continue
    const isCut =
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
    if (isCut) faults.push(`cuts "${nameOf(element)}"`)
  }

  for (const heading of within('h1, h2, h3')) {
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

  /** Whether any of these points of the box, as fractions, shows something other than the element. */
  const isCovered = (element: HTMLElement, box: DOMRect, points: readonly (readonly [number, number])[]) =>
    points.some(([x, y]) => {
      const [left, top] = [box.x + box.width * x, box.y + box.height * y]
      // Elements taller than the window cannot be fully visible.
      if (top < 0 || top >= clientHeight) return false
      const found = document.elementFromPoint(left, top)
      const label = found?.closest('label')
      const isOwn =
        found && (element.contains(found) || found.contains(element) || (label && label.control === element))
      return !isOwn
    })
  /** Whether the element is in a list that is 1 px large until the keyboard is used. */
  const isForKeyboard = (element: Element): boolean => {
    const { parentElement } = element
    if (!parentElement) return false
    const isClipped =
      parentElement.clientWidth <= 1 && getComputedStyle(parentElement).overflowX !== 'visible'
    return isClipped || isForKeyboard(parentElement)
  }
  const middle = [[0.5, 0.5]] as const
  const allOver = [...middle, [0.3, 0.2], [0.7, 0.2], [0.3, 0.85], [0.7, 0.85]] as const
  for (const control of within('a, button, input, select, summary')) {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = control.getClientRects()[0]
    if (!box || box.width <= 1 || isForKeyboard(control)) continue
    const isOwl = control.querySelector('[data-pose]') !== null
    if (box.left < -1 || box.right > clientWidth + 1) faults.push(`puts "${nameOf(control)}" over the edge`)
    else if (isCovered(control, box, isOwl ? allOver : middle)) faults.push(`covers "${nameOf(control)}"`)
  }
  root.style.fontSize = ''
  window.scrollTo(0, 0)
  return faults
}
