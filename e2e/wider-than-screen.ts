import type { Page } from '@playwright/test'

/** Pixels by which the page is wider than the screen; 0 if it is not. */
export function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Scales all text of the page, like a browser's font size setting; 1 is the default. */
export async function enlargeText(page: Page, times: number): Promise<void> {
  await page.evaluate(
    (percent) => {
      document.documentElement.style.fontSize = percent
    },
    `${times * 100}%`,
  )
}
