import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isTooLarge, type PictureSize, pictureSize, UPLOADED_SIDE } from '../domain/metadata/picture-size.ts'

const FORMATS = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const

async function drawn(
  format: (typeof FORMATS)[number],
  options: object = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 48, height: 32, channels: 3, background: { r: 20, g: 90, b: 200 } } as const
  return Uint8Array.from(await sharp({ create }).toFormat(format, options).toBuffer())
}

async function animated(format: 'gif' | 'webp', frames: number): Promise<Uint8Array<ArrayBuffer>> {
  const raw = Uint8Array.from({ length: 40 * 30 * 3 * frames }, (_none, place) => (place * 7919) % 256)
  const input = sharp(raw, { raw: { width: 40, height: 30 * frames, channels: 3, pageHeight: 30 } })
  return Uint8Array.from(await input.toFormat(format).toBuffer())
}

describe('the size of a picture', () => {
  it.each(FORMATS)('is read from the headers of a %s', async (format) => {
    expect(pictureSize(await drawn(format))).toEqual({ width: 48, height: 32, frames: 1 })
  })

  it.each([
    ['jpeg', { progressive: true }],
    ['webp', { lossless: true }],
    ['png', { progressive: true }],
  ] as const)('is read from the headers of a %s with %j', async (format, options) => {
    expect(pictureSize(await drawn(format, options))).toEqual({ width: 48, height: 32, frames: 1 })
  })

  it.each(['gif', 'webp'] as const)('has the frames of an animated %s', async (format) => {
    expect(pictureSize(await animated(format, 5))).toEqual({ width: 40, height: 30, frames: 5 })
  })

  it('has the frame of a GIF that is larger than its screen', async () => {
    const file = await drawn('gif')
    new DataView(file.buffer).setUint16(6, 1, true)
    expect(pictureSize(file)).toEqual({ width: 48, height: 32, frames: 1 })
  })

  it.each(FORMATS)('is read of a %s that is cut off', async (format) => {
    const file = await drawn(format)
    expect(pictureSize(file.slice(0, -10))).toEqual({ width: 48, height: 32, frames: 1 })
  })

  it('is null for a sound, and for what is too short', () => {
    expect(pictureSize(Uint8Array.from(Buffer.from('ID3\u0004 a song')))).toBeNull()
    expect(pictureSize(new Uint8Array())).toBeNull()
  })
})

it.each<[PictureSize, boolean]>([
  [{ width: 4096, height: 4096, frames: 16 }, false],
  [{ width: 4097, height: 1, frames: 1 }, true],
  [{ width: 1, height: 60_000, frames: 1 }, true],
  [{ width: 4096, height: 4096, frames: 17 }, true],
  [{ width: 500, height: 500, frames: 1000 }, false],
])('finds %j too large for an upload: %j', (size, expected) => {
  expect(isTooLarge(size, UPLOADED_SIDE)).toBe(expected)
})
