import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeviceVoice, localVoice } from './device-voice.ts'

const spoken: FakeUtterance[] = []

class FakeUtterance {
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const synthesis = {
  speaking: false,
  pending: false,
  voices: [] as SpeechSynthesisVoice[],
  getVoices: () => synthesis.voices,
  speak: (utterance: FakeUtterance) => spoken.push(utterance),
  cancel: vi.fn(),
}

beforeEach(() => {
  vi.useFakeTimers()
  spoken.length = 0
  Object.assign(synthesis, { speaking: false, voices: [] })
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  ['not-allowed', 'onRefused'],
  ['synthesis-failed', 'onFailed'],
  ['language-unavailable', 'onFailed'],
  ['network', 'onFailed'],
] as const)('tells %s as %s', (error, end) => {
  const { told, speak } = setUp()
  speak('le chat')
  spoken[0]?.onerror?.({ error })
  expect(told()).toEqual([end])
})

it('tells nothing of what was stopped', () => {
  const { told, speak, voice } = setUp()
  speak('le chat')
  voice.stop()
  spoken[0]?.onerror?.({ error: 'synthesis-failed' })
  spoken[0]?.onend?.()
  vi.advanceTimersByTime(60_000)
  expect(told()).toEqual([])
})

it('knows the end of a text also where the browser forgets to tell', () => {
  const { told, speak } = setUp()
  speak('le chat')
  synthesis.speaking = true
  vi.advanceTimersByTime(1000)
  synthesis.speaking = false
  vi.advanceTimersByTime(1000)
  expect(told()).toEqual([])
  vi.advanceTimersByTime(500)
  expect(told()).toEqual(['onEnd'])
  spoken[0]?.onend?.()
  expect(told()).toEqual(['onEnd'])
})

it('gives up a text that goes on for ever, and one that never begins', () => {
  const first = setUp()
  first.speak('le chat')
  synthesis.speaking = true
  vi.advanceTimersByTime(7000)
  expect(first.told()).toEqual([])
  vi.advanceTimersByTime(1500)
  expect(first.told()).toEqual(['onEnd'])
  synthesis.speaking = false
  const second = setUp()
  second.speak('le chien')
  vi.advanceTimersByTime(1500)
  expect(second.told()).toEqual(['onFailed'])
})

it.each([
  // online, made on the device: heard in the place of a recording, heard where it is chosen
  [true, true, true, true],
  [true, false, true, false],
  [false, true, true, true],
  [false, false, false, false],
])(
  'online: %s, made on the device: %s – stands in: %s, is chosen: %s',
  (onLine, isLocal, standsIn, isChosen) => {
    vi.stubGlobal('navigator', { onLine })
    synthesis.voices = [offered('fr-CA', 'Voix', isLocal)]
    const { told, speak } = setUp()
    for (const [chosen, heard] of [
      [false, standsIn],
      [true, isChosen],
    ] as const) {
      spoken.length = 0
      speak('le chat', chosen)
      expect(spoken.length > 0).toBe(heard)
    }
    expect(told().includes('onFailed')).toBe(!standsIn || !isChosen)
  },
)

it('says a text while voices are still arriving, unless one of the device was chosen', () => {
  const { told, speak } = setUp()
  speak('le chat', true)
  expect(told()).toEqual(['onFailed'])
  speak('le chat')
  expect(spoken).toMatchObject([{ text: 'le chat', lang: 'fr-CA', voice: null }])
})

it('leaves English sentences to the site, and says them in no French voice', () => {
  synthesis.voices = [offered('fr-CA', 'Voix')]
  const { told, speak } = setUp()
  speak('She is writing a letter.', true)
  expect(told()).toEqual(['onFailed'])
  speak('She is writing a letter.')
  speak('Find the pairs.', true, true)
  speak('Find the pairs.', false, true)
  expect(spoken).toMatchObject([
    { text: 'She is writing a letter.', lang: 'en-CA', voice: null },
    { text: 'Find the pairs.', lang: 'en-CA', voice: null },
  ])
})

it.each([
  [['en-US', 'fr-FR', 'fr-CA'], 'fr-CA'],
  [['en-US', 'fr_CA'], 'fr_CA'],
  [['en-GB', 'fr-BE', 'fr-FR'], 'fr-FR'],
  [['en-GB', 'fr-BE'], 'fr-BE'],
  [['en-GB', 'fi-FI'], undefined],
])('of %j chooses %s', (langs, chosen) => {
  expect(localVoice(langs.map((lang) => offered(lang)))?.lang).toBe(chosen)
})

it('takes a voice that is made on the device, and none that sounds like a machine where there is another', () => {
  const far = offered('fr-CA', 'Google', false)
  const machine = offered('fr-CA', 'Eddy (français (Canada))')
  const best = offered('fr-CA', 'Amélie')
  expect(localVoice([far, machine, best])).toBe(best)
  expect(localVoice([far, machine])).toBe(machine)
  expect(localVoice([far])).toBeNull()
})

function offered(lang: string, name = 'Voix', localService = true): SpeechSynthesisVoice {
  return { lang, name, localService, default: true, voiceURI: name }
}

function setUp() {
  const ends = { onEnd: vi.fn(), onRefused: vi.fn(), onFailed: vi.fn() }
  const voice = createDeviceVoice(globalThis.speechSynthesis)
  return {
    voice,
    speak: (text: string, isChosen = false, isEnglish = false) =>
      voice.speak(text, { isChosen, isEnglish, ...ends }),
    told: () => Object.entries(ends).flatMap(([name, { mock }]) => mock.calls.map(() => name)),
  }
}
