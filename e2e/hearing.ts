import { expect, type Page } from '@playwright/test'
import { findHeardItem } from './record-answers.ts'

/** Records what the page plays. Call it before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      document.documentElement.dataset.heard = this.src
      return play.call(this)
    }
    const speak = SpeechSynthesis.prototype.speak
    SpeechSynthesis.prototype.speak = function (this: SpeechSynthesis, utterance) {
      if (utterance.volume > 0) document.documentElement.dataset.heard = utterance.text
      speak.call(this, utterance)
    }
  })
}

/** Records the start and end of every sound, and whether it was cut off. Call it before the page is opened. */
export async function recordSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const begun = new WeakMap<HTMLMediaElement, { name: string }>()
    const end = (element: HTMLMediaElement, how: string) => {
      const sound = begun.get(element)
      begun.delete(element)
      if (sound) heard.push(`${sound.name} ${how}`)
    }
    const { play, pause } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      end(this, 'cut')
      const sound = { name: this.src.split('/').at(-1) ?? '' }
      begun.set(this, sound)
      // The next sound may have started already.
      const endOwn = () => begun.get(this) === sound && end(this, 'to its end')
      this.addEventListener('ended', endOwn, { once: true })
      return play.call(this)
    }
    HTMLMediaElement.prototype.pause = function (this: HTMLMediaElement) {
      end(this, this.ended ? 'to its end' : 'cut')
      pause.call(this)
    }
  })
}

/** The sounds so far, in the order in which they ended. */
export async function soundsSoFar(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'heard'))
}

/** Turns the device's sound off, from the next page load on. */
export async function turnSoundOff(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('mme:sound', '{"isOn":false}'))
}

/** Expects that a press on "Écouter" has turned the device's sound on. */
export async function expectSoundOn(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mme:sound'))).toContain('"isOn":true')
}

/** Loops each sound until `endSound`. Call it before the page is opened. */
export async function holdSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      this.loop = true
      addEventListener('end-sound', () => Object.assign(this, { loop: false }), { once: true })
      return play.call(this)
    }
  })
}

/** Lets the current sound end. */
export async function endSound(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('end-sound')))
}

/** The item that was heard last, as a recording or by the device's voice. */
export async function heardItem<Item extends { sound: string | null }>(
  page: Page,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Promise<Item> {
  const heard = (await page.locator('html').getAttribute('data-heard')) ?? ''
  const item = findHeardItem(heard, items, textOf)
  if (!item) throw new Error(`Nothing of the game was heard, but "${heard}".`)
  return item
}

/** Simulates showing or hiding the tab. */
export async function showTab(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, !isShown)
}
