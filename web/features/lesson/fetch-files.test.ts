import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchFiles, filesIn, waitForServiceWorker } from './fetch-files.ts'

const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => new Response())
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => vi.unstubAllGlobals())

it('returns true only if every file arrived', async () => {
  const { signal } = new AbortController()
  expect(await fetchFiles(['/a.svg', '/b.mp3'], signal)).toBe(true)
  fetch.mockImplementationOnce(async () => new Response(null, { status: 503 }))
  expect(await fetchFiles(['/a.svg', '/b.mp3'], signal)).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(4)
})

it('stops fetching when aborted', async () => {
  const leaving = new AbortController()
  fetch.mockImplementationOnce(async () => {
    leaving.abort()
    return new Response()
  })
  expect(await fetchFiles(['/a.svg', '/b.mp3'], leaving.signal)).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('waits for a service worker until aborted', async () => {
  const waiting = () => Object.assign(new EventTarget(), { controller: null })
  const [late, never, leaving] = [waiting(), waiting(), new AbortController()]
  const taken = waitForServiceWorker(late, new AbortController().signal)
  late.dispatchEvent(new Event('controllerchange'))
  await taken
  const left = waitForServiceWorker(never, leaving.signal)
  leaving.abort()
  await left
})

it('finds the media paths of a page, and of a game whose data is a string', () => {
  const word = { image: 'pictures/cow.svg', sound: 'sounds/la-vache.mp3', french: 'la vache' }
  const game = { data: JSON.stringify([{ ...word, image: '/api/v1/media/Ab12.png' }]) }
  expect(filesIn([{ content: { words: [word] } }, game, undefined])).toEqual([
    'pictures/cow.svg',
    'sounds/la-vache.mp3',
    '/api/v1/media/Ab12.png',
  ])
})
