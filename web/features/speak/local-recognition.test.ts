import { describe, expect, it, vi } from 'vitest'
import {
  type Browser,
  isSaidIn,
  type LocalRecognition,
  type LocalRecognitionClass,
  listenFor,
} from './local-recognition.ts'

const CHROME = { brands: [{ brand: 'Not;A=Brand' }, { brand: 'Google Chrome' }], mobile: false }

/** A fake of the browser's recognition class. `all` lists the instances. */
function fakeRecognition(hasFrench: string) {
  const all: (LocalRecognition & { isStopped: boolean })[] = []
  class Fake implements LocalRecognition {
    // On the prototype, as in browsers.
    declare processLocally: boolean
    lang = ''
    maxAlternatives = 1
    interimResults = false
    onresult: LocalRecognition['onresult'] = null
    isStopped = false
    static available = vi.fn(async (_options: { langs: string[]; processLocally: boolean }) => hasFrench)
    start() {
      all.push(this)
    }
    stop() {
      this.isStopped = true
    }
  }
  Object.defineProperty(Fake.prototype, 'processLocally', {
    value: false,
    writable: true,
    configurable: true,
  })
  return { Fake, all }
}

const track = { kind: 'audio' }

/**
 * Listens for "la vache".
 * @returns the started recognitions, and whether the text was understood
 */
async function listen(
  { Fake, all }: ReturnType<typeof fakeRecognition>,
  browser: (Fake: LocalRecognitionClass) => Browser,
) {
  const onUnderstood = vi.fn()
  const end = listenFor('la vache', track, onUnderstood, browser(Fake))
  // All promises have settled by then.
  await new Promise((resolve) => setTimeout(resolve))
  return { all, end, onUnderstood }
}

const inChrome = (SpeechRecognition: LocalRecognitionClass): Browser => ({
  SpeechRecognition,
  navigator: { userAgentData: CHROME },
})

describe('speech recognition', () => {
  it('starts on the device if French is installed', async () => {
    const fake = fakeRecognition('available')
    const { all, end } = await listen(fake, inChrome)
    expect(all).toMatchObject([{ lang: 'fr-CA', processLocally: true, isStopped: false }])
    expect(fake.Fake.available).toHaveBeenCalledWith({ langs: ['fr-CA'], processLocally: true })
    end()
    expect(all).toMatchObject([{ isStopped: true }])
  })

  it.each(['unavailable', 'downloadable', 'downloading'])(
    'does not start if French is %s',
    async (hasFrench) => {
      const { all } = await listen(fakeRecognition(hasFrench), inChrome)
      expect(all).toEqual([])
    },
  )

  it('does not start if it was stopped while checking availability', async () => {
    const { Fake, all } = fakeRecognition('available')
    listenFor('la vache', track, vi.fn(), inChrome(Fake))()
    await new Promise((resolve) => setTimeout(resolve))
    expect(all).toEqual([])
  })

  it.each<[string, (Fake: LocalRecognitionClass) => Browser]>([
    ['lacks the API', () => ({ navigator: { userAgentData: CHROME } })],
    ['does not report its brand', (SpeechRecognition) => ({ SpeechRecognition, navigator: {} })],
    [
      'is of another brand, which would crash',
      (SpeechRecognition) => ({
        SpeechRecognition,
        navigator: { userAgentData: { brands: [{ brand: 'Chromium' }], mobile: false } },
      }),
    ],
    [
      'is on a phone',
      (SpeechRecognition) => ({
        SpeechRecognition,
        navigator: { userAgentData: { ...CHROME, mobile: true } },
      }),
    ],
  ])('does not start if the browser %s', async (_title, browser) => {
    const fake = fakeRecognition('available')
    const { all } = await listen(fake, browser)
    expect(all).toEqual([])
    expect(fake.Fake.available).not.toHaveBeenCalled()
  })

  it('does not start in a browser that only recognises on a server', async () => {
    const { Fake, all } = fakeRecognition('available')
    Reflect.deleteProperty(Fake.prototype, 'processLocally')
    await listen({ Fake, all }, inChrome)
    const old = fakeRecognition('available')
    Reflect.deleteProperty(old.Fake, 'available')
    await listen(old, inChrome)
    expect([...all, ...old.all]).toEqual([])
  })

  it('reports only when an alternative matches the word', async () => {
    const { all, onUnderstood } = await listen(fakeRecognition('available'), inChrome)
    const tell = (...transcripts: string[]) =>
      all[0]?.onresult?.({ results: [transcripts.map((transcript) => ({ transcript }))] })
    tell('le bateau', 'la tâche')
    expect(onUnderstood).not.toHaveBeenCalled()
    tell('la bâche', 'la vache')
    expect(onUnderstood).toHaveBeenCalledOnce()
  })
})

describe('isSaidIn', () => {
  it.each([
    ['la vache', 'Vache.'],
    ["l'école", 'a l’ecole'],
    ['Il neige!', 'il neige'],
    ['le bœuf', 'boeuf'],
    ['un', 'un'],
  ])('finds %j in %j', (text, heard) => expect(isSaidIn(text, heard)).toBe(true))

  it.each([
    ['la vache', 'la'],
    ['la vache', 'vachette'],
    ['Il neige.', 'neige'],
    ['…', ''],
  ])('does not find %j in %j', (text, heard) => expect(isSaidIn(text, heard)).toBe(false))
})
