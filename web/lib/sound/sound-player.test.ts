import { afterEach, expect, it, vi } from 'vitest'
import { createSoundPlayer } from './sound-player.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('unlocks the element that it plays with later, once, and speaks a silent text', () => {
  const said: { text: string; volume: number }[] = []
  vi.stubGlobal('SpeechSynthesisUtterance', function utterance(this: { text: string }, text: string) {
    this.text = text
  })
  const element = { load: vi.fn() }
  const createElement = vi.fn(() => element)
  const player = createSoundPlayer(createElement, { speak: (silence) => void said.push(silence) })
  player.unlock()
  player.unlock()
  expect(player.get()).toBe(element)
  expect(createElement).toHaveBeenCalledOnce()
  expect(element.load).toHaveBeenCalledOnce()
  expect(said).toMatchObject([{ text: ' ', volume: 0 }])
})

it('loads nothing on unlock if the element is already in use, and works without speech synthesis', () => {
  const load = vi.fn()
  const player = createSoundPlayer(() => ({ load }), undefined)
  player.unlock()
  expect(load).toHaveBeenCalledOnce()
  const played = createSoundPlayer(() => ({ load }), undefined)
  played.get()
  played.unlock()
  expect(load).toHaveBeenCalledOnce()
})
