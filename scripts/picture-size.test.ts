import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  isTooLarge,
  MAX_UPLOADED_SIDE,
  type PictureSize,
  pictureSize,
} from '../domain/metadata/picture-size.ts'

const FORMATS = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const

async function encodedPicture(
  format: (typeof FORMATS)[number],
  options: object = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 48, height: 32, channels: 3, background: { r: 20, g: 90, b: 200 } } as const
  return Uint8Array.from(await sharp({ create }).toFormat(format, options).toBuffer())
}

async function animation(format: 'gif' | 'webp', frames: number): Promise<Uint8Array<ArrayBuffer>> {
  const raw = Uint8Array.from({ length: 40 * 30 * 3 * frames }, (_none, place) => (place * 7919) % 256)
  const input = sharp(raw, { raw: { width: 40, height: 30 * frames, channels: 3, pageHeight: 30 } })
  return Uint8Array.from(await input.toFormat(format).toBuffer())
}

describe('pictureSize', () => {
  it.each(FORMATS)('reads the size from the headers of a %s', async (format) => {
    expect(pictureSize(await encodedPicture(format))).toEqual({ width: 48, height: 32, frames: 1 })
  })

  it.each([
    ['jpeg', { progressive: true }],
    ['webp', { lossless: true }],
    ['png', { progressive: true }],
  ] as const)('reads the size from the headers of a %s with %j', async (format, options) => {
    expect(pictureSize(await encodedPicture(format, options))).toEqual({ width: 48, height: 32, frames: 1 })
  })

  it.each(['gif', 'webp'] as const)('counts the frames of an animated %s', async (format) => {
    expect(pictureSize(await animation(format, 5))).toEqual({ width: 40, height: 30, frames: 5 })
  })

  it('returns the frame size of a GIF whose frame is larger than its screen', async () => {
    const file = await encodedPicture('gif')
    new DataView(file.buffer).setUint16(6, 1, true)
    expect(pictureSize(file)).toEqual({ width: 48, height: 32, frames: 1 })
  })

  it.each(FORMATS)('reads the size of a truncated %s', async (format) => {
    const file = await encodedPicture(format)
    expect(pictureSize(file.slice(0, -10))).toEqual({ width: 48, height: 32, frames: 1 })
  })

  it('returns null for a sound and for an empty file', () => {
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
])('for %j isTooLarge returns %j', (size, expected) => {
  expect(isTooLarge(size, MAX_UPLOADED_SIDE)).toBe(expected)
})
