import { QueryClient } from '@tanstack/react-query'
import { afterAll, expect, it, vi } from 'vitest'
import { hiddenSoundPath } from '../../../domain/live/messages.ts'

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
const { ownVoicesQuery } = await import('./own-voices-query.ts')
const { playSound } = await import('./sound.ts')

it("plays the teacher's recording, even of a word without a generated sound", async () => {
  playSound('sounds/la-vache.mp3', 'la vache')
  expect(player.src).toBe('/media/sounds/la-vache.mp3')
  const updated = '2026-09-01T12:00:00.000Z'
  const data = [
    { word: 'la-vache', url: '/api/v1/media/cow.wav', updated },
    { word: 'l-igloo-bleu', url: '/api/v1/media/igloo.wav', updated },
  ]
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data, voice: 'device' }))
  await new QueryClient().fetchQuery(ownVoicesQuery)
  playSound('sounds/la-vache.mp3', 'la vache')
  expect(player.src).toBe('/api/v1/media/cow.wav')
  playSound(null, "l'igloo bleu")
  expect(player.src).toBe('/api/v1/media/igloo.wav')
  // This device has no voice of its own: texts without a recording use the site's, whatever the school chose.
  playSound('sounds/la-poule.mp3', 'la poule')
  await expect.poll(() => player.src).toBe('/media/sounds/la-poule.mp3')
})

it("plays the sound of a live game's question, although its word is hidden", () => {
  const hidden = hiddenSoundPath('ABCD', '0b8f3c1e-7a52-4f0e-9d35-1c2b3a495867')
  playSound(hidden, '')
  expect(player.src).toBe(hidden)
})
