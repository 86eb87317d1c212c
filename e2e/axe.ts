import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** A rule that a page breaks, and the elements that break it. */
export interface AxeFault {
  id: string
  at: string[]
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page by its rules for WCAG 2.2 AA and its own best practices, once the page has come to rest. What
 * stands in frames is others'. The page's clock has to run.
 */
export async function axeFaults(page: Page): Promise<AxeFault[]> {
  await page.evaluate(comeToRest)
  // Once a document: the source is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
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
