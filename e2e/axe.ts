import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** A rule that a page breaks, and the elements that break it. */
export interface AxeFault {
  id: string
  at: string[]
}

/** Without what makes it readable it is read by the browser in half the time, in each document again. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page by its rules for WCAG 2.2 AA and its own best practices, once the page has come to rest. What
 * stands in frames is others'. The page's clock has to run.
 */
export async function axeFaults(page: Page): Promise<AxeFault[]> {
  await page.evaluate(comeToRest)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(askAxe, RULES)
}

async function askAxe(rules: string[]): Promise<AxeFault[]> {
  const { violations } = await window.axe.run({ runOnly: rules, resultTypes: ['violations'], iframes: false })
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
}

/** What fades in has not its colours yet. Ended, not waited for: what is out of sight stands still until it is seen. */
function comeToRest(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
