import { afterAll, expect, it, vi } from 'vitest'

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
  Object.assign(new EventTarget(), { hidden: false, documentElement: { hasAttribute: () => false } }),
)
const entries = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
})
const { listen, playSound } = await import('./sound.ts')
const { setSoundSettings, soundSettings } = await import('./sound-settings.ts')

it('plays nothing by itself while sound is off; pressing a listen button turns it on', () => {
  setSoundSettings({ isOn: false })
  playSound('sounds/la-vache.mp3', 'la vache')
  expect(player.src).toBe('')
  listen('sounds/la-vache.mp3', 'la vache')
  expect(player.src).toBe('/media/sounds/la-vache.mp3')
  expect(soundSettings().isOn).toBe(true)
})
