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
] as const)('reports %s as %s', (error, end) => {
  const { reports, speak } = setUp()
  speak('le chat')
  spoken[0]?.onerror?.({ error })
  expect(reports()).toEqual([end])
})

it('reports nothing after stop is called', () => {
  const { reports, speak, voice } = setUp()
  speak('le chat')
  voice.stop()
  spoken[0]?.onerror?.({ error: 'synthesis-failed' })
  spoken[0]?.onend?.()
  vi.advanceTimersByTime(60_000)
  expect(reports()).toEqual([])
})

it('detects the end of a text even if the browser does not report it', () => {
  const { reports, speak } = setUp()
  speak('le chat')
  synthesis.speaking = true
  vi.advanceTimersByTime(1000)
  synthesis.speaking = false
  vi.advanceTimersByTime(1000)
  expect(reports()).toEqual([])
  vi.advanceTimersByTime(500)
  expect(reports()).toEqual(['onEnd'])
  spoken[0]?.onend?.()
  expect(reports()).toEqual(['onEnd'])
})

it('gives up on a text that never ends or never begins', () => {
  const first = setUp()
  first.speak('le chat')
  synthesis.speaking = true
  vi.advanceTimersByTime(7000)
  expect(first.reports()).toEqual([])
  vi.advanceTimersByTime(1500)
  expect(first.reports()).toEqual(['onEnd'])
  synthesis.speaking = false
  const second = setUp()
  second.speak('le chien')
  vi.advanceTimersByTime(1500)
  expect(second.reports()).toEqual(['onFailed'])
})

it.each([
  // online, installed on the device: usable instead of a recording, usable if chosen
  [true, true, true, true],
  [true, false, true, false],
  [false, true, true, true],
  [false, false, false, false],
])(
  'replaces a recording: $2, can be chosen: $3 (online: $0, installed on the device: $1)',
  (onLine, isLocal, canReplace, isChosen) => {
    vi.stubGlobal('navigator', { onLine })
    synthesis.voices = [offered('fr-CA', 'Voix', isLocal)]
    const { reports, speak } = setUp()
    for (const [chosen, heard] of [
      [false, canReplace],
      [true, isChosen],
    ] as const) {
      spoken.length = 0
      speak('le chat', chosen)
      expect(spoken.length > 0).toBe(heard)
    }
    expect(reports().includes('onFailed')).toBe(!canReplace || !isChosen)
  },
)

it("speaks while voices are still loading, unless the user has chosen the device's voice", () => {
  const { reports, speak } = setUp()
  speak('le chat', true)
  expect(reports()).toEqual(['onFailed'])
  speak('le chat')
  expect(spoken).toMatchObject([{ text: 'le chat', lang: 'fr-CA', voice: null }])
})

it("leaves English sentences to the site's recordings, and never speaks them in a French voice", () => {
  synthesis.voices = [offered('fr-CA', 'Voix')]
  const { reports, speak } = setUp()
  speak('She is writing a letter.', true)
  expect(reports()).toEqual(['onFailed'])
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
])('chooses $1 from $0', (langs, chosen) => {
  expect(localVoice(langs.map((lang) => offered(lang)))?.lang).toBe(chosen)
})

it('prefers installed voices and avoids robotic ones', () => {
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
    reports: () => Object.entries(ends).flatMap(([name, { mock }]) => mock.calls.map(() => name)),
  }
}
