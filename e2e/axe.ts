import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** A rule that a page breaks, and the elements that break it. */
export interface AxeFault {
  id: string
  at: string[]
}

/** Minified, because each document parses it again. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Runs axe's rules for WCAG 2.2 AA and its best practices, after finishing all animations. Frames of other sites are
 * excluded. The page's clock must run.
 */
export async function axeFaults(page: Page): Promise<AxeFault[]> {
  await page.evaluate(finishAnimations)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  return page.evaluate(runAxe, AXE_TAGS)
}

async function runAxe(rules: string[]): Promise<AxeFault[]> {
  const { violations } = await window.axe.run({ runOnly: rules, resultTypes: ['violations'], iframes: false })
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
}

/**
 * Finishes animations: moving elements lack their final colours and positions. Animations out of view would
 * never end.
 */
export function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
