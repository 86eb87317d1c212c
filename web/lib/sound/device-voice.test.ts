import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeviceVoice } from './device-voice.ts'

const spoken: FakeUtterance[] = []

class FakeUtterance {
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

beforeEach(() => {
  spoken.length = 0
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    speak: (utterance: FakeUtterance) => spoken.push(utterance),
    cancel: vi.fn(),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['not-allowed', 'onRefused'],
  ['synthesis-failed', 'onFailed'],
  ['language-unavailable', 'onFailed'],
  ['network', 'onFailed'],
] as const)('tells %s as %s', (error, end) => {
  const { ends, voice } = setUp()
  voice.speak('le chat', ends.onEnd, ends.onRefused, ends.onFailed)
  spoken[0]?.onerror?.({ error })
  const called = Object.entries(ends).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [name] : []))
  expect(called).toEqual([end])
})

it('tells nothing of what was stopped', () => {
  const { ends, voice } = setUp()
  voice.speak('le chat', ends.onEnd, ends.onRefused, ends.onFailed)
  voice.stop()
  spoken[0]?.onerror?.({ error: 'synthesis-failed' })
  spoken[0]?.onend?.()
  for (const end of Object.values(ends)) expect(end).not.toHaveBeenCalled()
})

it.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('online: %s, made on the device: %s – a voice is there: %s', (onLine, localService, isThere) => {
  vi.stubGlobal('navigator', { onLine })
  const voice = { lang: 'fr-CA', name: 'Voix', default: true, voiceURI: 'voix', localService }
  vi.spyOn(globalThis.speechSynthesis, 'getVoices').mockReturnValue([voice])
  expect(setUp().voice.isThere()).toBe(isThere)
})

function setUp() {
  const ends = { onEnd: vi.fn(), onRefused: vi.fn(), onFailed: vi.fn() }
  return { ends, voice: createDeviceVoice(globalThis.speechSynthesis) }
}
