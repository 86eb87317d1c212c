import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.ts'

/** A slow 4G, as Lighthouse applies it for phones, and a processor slowed down four times. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const SLOW_DOWN = 4

/**
 * Asks for the page of a game on a tablet with an empty cache, touches "Commencer" as soon as it answers, and gives
 * back when the game's board stood there: milliseconds since the page was asked for.
 */
export async function timeToPlay(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, hasTouch: true })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', NETWORK)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    const begin = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    const start = page.getByRole('button', { name: 'Commencer' })
    const begun = page.locator('article[data-phase=playing]')
    await start.waitFor()
    // Before the page has come to life a touch does nothing.
    while ((await begun.count()) === 0) await start.tap({ timeout: 1000 }).catch(() => undefined)
    await begun.getByText(/^\d+ \/ \d+$/).waitFor()
    return performance.now() - begin
  } finally {
    await browser.close()
  }
}
