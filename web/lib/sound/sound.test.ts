import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const player = vi.hoisted(() => ({
  src: '',
  currentTime: 0,
  play: () => Promise.resolve(),
  pause() {},
  onended: null,
  onerror: null,
}))
vi.mock('./sound-player.ts', () => ({ soundPlayer: () => player, claimAudio() {} }))

afterAll(() => vi.unstubAllGlobals())

// Another test may have loaded the real player.
vi.resetModules()
vi.stubGlobal(
  'document',
  Object.assign(new EventTarget(), {
    hidden: false,
    documentElement: { hasAttribute: () => false, dataset: {} },
  }),
)
const entries = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
})
const { listen, playSound, stopSound } = await import('./sound.ts')
const { listenToText, sayText } = await import('./say-text.ts')
const { setSoundSettings, soundSettings } = await import('./sound-settings.ts')

beforeEach(() => {
  stopSound()
  player.src = ''
})

it('plays nothing by itself while sound is off; pressing a listen button turns it on', () => {
  setSoundSettings({ isOn: false })
  playSound('sounds/la-vache.mp3', 'la vache')
  expect(player.src).toBe('')
  listen('sounds/la-vache.mp3', 'la vache')
  expect(player.src).toBe('/media/sounds/la-vache.mp3')
  expect(soundSettings().isOn).toBe(true)
})

it('does the same for a text', () => {
  const text = { french: 'Bravo! Tu as fini.', english: 'Well done!' }
  setSoundSettings({ isOn: false })
  sayText(text)
  expect(player.src).toBe('')
  listenToText(text)
  expect(player.src).toBe('/media/sounds/bravo.mp3')
  expect(soundSettings().isOn).toBe(true)
})
