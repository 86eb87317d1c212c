import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.ts'

/** Lighthouse's slow 4G for phones. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const CPU_SLOWDOWN = 4

/** Milliseconds since the start of the navigation. */
export interface TimeToPlay {
  touched: number
  /** The game has started. */
  begun: number
  /** Its board is complete. */
  playable: number
}

/** A board has at least this many buttons (cards or letters); the rest of the page has fewer. */
const MIN_BOARD_BUTTONS = 12

/**
 * Opens the page of a game on a tablet with an empty cache and touches "Commencer" as soon as it is visible,
 * like a child, while the page's scripts are still loading.
 */
export async function timeToPlay(url: string): Promise<TimeToPlay> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, hasTouch: true })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', NETWORK)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'commit' })
    // Runs in the page, because a query from outside would have to wait for the slowed CPU.
    return await page.evaluate(playWhenSeen, MIN_BOARD_BUTTONS)
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
function playWhenSeen(minBoardButtons: number): Promise<TimeToPlay> {
  const times: Partial<TimeToPlay> = {}
  return new Promise((resolve) => {
    const look = () => {
      const start = [...document.querySelectorAll('button')].find((each) =>
        each.textContent.trim().startsWith('Commencer'),
      )
      if (start && times.touched === undefined) {
        times.touched = performance.now()
        start.click()
      }
      const game = document.querySelector('article[data-phase=playing]')
      if (game && start === undefined) times.begun ??= performance.now()
      const { touched, begun } = times
      const isPlayable = (game?.querySelectorAll('button').length ?? 0) >= minBoardButtons
      if (isPlayable && touched !== undefined && begun !== undefined)
        resolve({ touched, begun, playable: performance.now() })
      else requestAnimationFrame(look)
    }
    look()
  })
}
