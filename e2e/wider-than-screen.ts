import type { Page } from '@playwright/test'

/** By how many pixels the page as it stands scrolls sideways; 0 where it does not. */
export function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** All text of the page as many times as large, as a browser can be told to show it; 1 is the usual size. */
export async function enlargeText(page: Page, times: number): Promise<void> {
  await page.evaluate(
    (percent) => {
      document.documentElement.style.fontSize = percent
    },
    `${times * 100}%`,
  )
}
