import puppeteer from 'puppeteer-core'
import type { Browser, Engine } from './engine.ts'
import { watchProblems } from './watch-problems.ts'

/** Debian's Firefox, driven by its built-in WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  return {
    async open(school, size) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      await page.evaluateOnNewDocument(watchProblems)
      return {
        open: async (path) => void (await page.goto(school + path)),
        run: (inPage, arg) => page.evaluate(`(${inPage})(${JSON.stringify(arg)})`),
        press: (x, y) => page.mouse.click(x, y),
        async type(text) {
          for (const key of text)
            await (key === '\n' ? page.keyboard.press('Enter') : page.keyboard.type(key))
        },
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      } satisfies Engine
    },
    close: () => browser.close(),
  }
}
