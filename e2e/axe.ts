import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A rule that a page breaks, and the elements that break it. */
export interface AxeFault {
  id: string
  at: string[]
}

/** What axe finds on the page by its rules for WCAG 2.2 AA and its own best practices, once the page has come to rest. */
export async function axeFaults(page: Page): Promise<AxeFault[]> {
  await page.evaluate(comeToRest)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
}

/** What fades in has not its colours yet. */
async function comeToRest(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ends.map(({ finished }) => finished))
}
