import { afterEach, expect, it, vi } from 'vitest'
import { seekTo } from './seek-to.ts'

afterEach(() => vi.restoreAllMocks())

/** A recording that has not loaded. Returns it, and a function that loads its metadata. */
function unloaded(isSeekable: boolean) {
  const audio = Object.assign(new EventTarget(), {
    HAVE_NOTHING: 0,
    readyState: 0,
    currentTime: 0,
    paused: true,
    src: 'https://mme-bravo.example/song.mp3',
    seekable: { length: 0, end: () => 60 },
  })
  const load = () => {
    Object.assign(audio, { readyState: 1, seekable: { length: Number(isSeekable), end: () => 60 } })
    audio.dispatchEvent(new Event('loadedmetadata'))
  }
  return { audio: audio as unknown as HTMLAudioElement, load }
}

it('starts a recording at the last requested position, without fetching all of it first', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { audio, load } = unloaded(true)
  const seeks = [seekTo(audio, 12), seekTo(audio, 30)]
  expect(audio.currentTime).toBe(30)
  load()
  await Promise.all(seeks)
  expect(audio.currentTime).toBe(30)
  expect(fetched).not.toHaveBeenCalled()
})

it('fetches the whole recording once if the loaded one is not seekable', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('song'))
  const { audio, load } = unloaded(false)
  const seeks = [seekTo(audio, 12), seekTo(audio, 30)]
  load()
  await Promise.all(seeks)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(audio.src).toMatch(/^blob:/)
  expect(audio.currentTime).toBe(30)
  URL.revokeObjectURL(audio.src)
})
