import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { uploadMedia } from './upload-media.ts'

const fetch = vi.fn<typeof globalThis.fetch>()
beforeEach(() => {
  fetch
    .mockReset()
    .mockImplementation(async () => Response.json({ success: true, url: '/kept' }, { status: 201 }))
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => vi.unstubAllGlobals())

const asciiBytes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const START = [0xff, 0xd8]
const EXIF = asciiBytes('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0 43 N 79 W')
const GPS_SEGMENT = [0xff, 0xe1, 0, EXIF.length + 2, ...EXIF]
const REST = [0xff, 0xe0, 0, 16, ...asciiBytes('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]

/** Bytes of the request body. */
async function sent(): Promise<number[]> {
  return [...new Uint8Array(await new Response(fetch.mock.calls[0]?.[1]?.body).arrayBuffer())]
}

it.each(['image/jpeg', 'image/jpg'])(
  'removes the location from a photo of type %s before sending it',
  async (type) => {
    const file = new Blob([Uint8Array.of(...START, ...GPS_SEGMENT, ...REST)], { type })
    expect(await uploadMedia(file, 'photo.jpg', 'image')).toBe('/kept')
    expect(await sent()).toEqual([...START, ...REST])
  },
)

it('sends nothing if the content is not a photo', async () => {
  const file = new Blob(['a diary'], { type: 'image/jpeg' })
  await expect(uploadMedia(file, 'photo.jpg', 'image')).rejects.toThrow("n'est pas ce que son nom annonce")
  expect(fetch).not.toHaveBeenCalled()
})

it.each(['', 'video/mp4', 'video/3gpp'])('sends a sound from Android of type %j as audio', async (type) => {
  const file = new Blob([Uint8Array.of(0, 0, 0, 8, ...asciiBytes('ftyp'))], { type })
  expect(await uploadMedia(file, 'vache.m4a', 'audio')).toBe('/kept')
  const body = fetch.mock.calls[0]?.[1]?.body
  expect(body instanceof Blob && body.type).toBe('audio/mp4')
})
