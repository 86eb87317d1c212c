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

/** Milliseconds since the page was asked for. */
export interface TimeToPlay {
  /** "Commencer" stood there, and was touched at once. */
  touched: number
  /** The game had begun. */
  begun: number
  /** Its board could be played on. */
  playable: number
}

/** A board has so many buttons at least: cards, or letters. The tools of the frame are fewer. */
const BUTTONS_OF_A_BOARD = 12

/**
 * Asks for the page of a game on a tablet with an empty cache, and touches "Commencer" as soon as it is seen, as a
 * child does: the page's scripts are still on their way.
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
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.goto(url, { waitUntil: 'commit' })
    // In the page itself: from outside, each question would wait for the slowed processor.
    return await page.evaluate(playWhenSeen, BUTTONS_OF_A_BOARD)
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
function playWhenSeen(buttonsOfABoard: number): Promise<TimeToPlay> {
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
      const isPlayable = (game?.querySelectorAll('button').length ?? 0) >= buttonsOfABoard
      if (isPlayable && touched !== undefined && begun !== undefined)
        resolve({ touched, begun, playable: performance.now() })
      else requestAnimationFrame(look)
    }
    look()
  })
}
