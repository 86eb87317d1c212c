import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withoutMetadata } from '../domain/metadata/without-metadata.ts'

/** A photo as phones take it. `encoded` adds a rotation, a location and an owner. */
const photo = sharp({
  create: { width: 48, height: 32, channels: 3, background: { r: 20, g: 90, b: 200 } },
}).composite([{ input: Buffer.from('<svg width="20" height="20"><circle cx="9" cy="9" r="9"/></svg>') }])
const OWNER = 'Telephone of Alice'
const SECRETS = [OWNER, 'xmpmeta', 'Toronto']

async function encoded(
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  orientation: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { data } = await sharp(await photo.clone().png().toBuffer())
    .withExif({
      IFD0: { Artist: OWNER },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '43/1 39/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '79/1 23/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><where>Toronto</where></x:xmpmeta>')
    .toFormat(format)
    .toBuffer({ resolveWithObject: true })
  return Uint8Array.from(data)
}

const pixels = async (file: Uint8Array) => (await sharp(file).raw().toBuffer()).toString('base64')
const uprightPixels = async (file: Uint8Array) =>
  (await sharp(file).autoOrient().raw().toBuffer()).toString('base64')

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('withoutMetadata of a %s photo', (format) => {
  it.each([1, 6])('keeps only the orientation: %i', async (orientation) => {
    const file = await encoded(format, orientation)
    const { exif, xmp } = await sharp(file).metadata()
    expect([exif?.includes(OWNER), xmp?.includes('Toronto')]).toEqual([true, true])
    const alone = withoutMetadata(`image/${format}`, file)
    if (!alone) throw new Error('It was not read.')
    const text = Buffer.from(alone).toString('latin1')
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([])
    expect(await pixels(alone)).toBe(await pixels(file))
    expect(await uprightPixels(alone)).toBe(await uprightPixels(file))
    const left = await sharp(alone).metadata()
    expect([...(left.xmp ?? [])].filter((byte) => byte !== 0)).toEqual([])
    expect(withoutMetadata(`image/${format}`, alone)).toEqual(alone)
  })
})

it.each(['jpeg', 'png', 'webp'] as const)('removes data after the end of a %s', async (format) => {
  const file = await encoded(format, 1)
  const film = Buffer.from('a film of 43° N')
  const alone = withoutMetadata(`image/${format}`, Uint8Array.from([...file, ...film]))
  expect(alone).toEqual(withoutMetadata(`image/${format}`, file))
})

it.each(['jpeg', 'png', 'avif'] as const)('refuses a truncated %s', async (format) => {
  const file = await encoded(format, 1)
  expect(withoutMetadata(`image/${format}`, file.slice(0, -40))).toBeNull()
})

it('keeps the frames of an animation and removes its comment', async () => {
  const frames = await sharp({
    create: { width: 8, height: 16, channels: 3, background: '#a00', pageHeight: 8 },
  })
    .composite([
      { input: Buffer.from('<svg width="8" height="8"><rect width="8" height="8"/></svg>'), top: 8, left: 0 },
    ])
    .gif({ delay: [100, 200], loop: 3 })
    .toBuffer()
  const comment = Buffer.from(`\x21\xfe\x07Toronto\0`, 'latin1')
  const file = Uint8Array.from([...frames.subarray(0, -1), ...comment, 0x3b])
  const alone = withoutMetadata('image/gif', file)
  expect(alone).toEqual(Uint8Array.from(frames))
  expect(await sharp(Buffer.from(alone ?? [])).metadata()).toMatchObject({ loop: 3, delay: [100, 200] })
})

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const sized = (name: string, content: number[]) => [0, 0, 0, content.length + 8, ...ascii(name), ...content]
const chunk = (name: string, content: number[]) => [...ascii(name), content.length, 0, 0, 0, ...content]
const FRAME = [0xff, 0xfb, 0x90, 0x64, ...new Array<number>(413).fill(1)]
const TORONTO = ascii('Toronto!')

it.each<[string, number[], number[]]>([
  [
    'audio/mpeg',
    [...ascii('ID3'), 3, 0, 0, 0, 0, 0, 8, ...TORONTO, ...FRAME, ...ascii('TAG'), ...new Array(125).fill(32)],
    FRAME,
  ],
  ['audio/aac', [...ascii('ID3'), 4, 0, 0, 0, 0, 0, 8, ...TORONTO, ...FRAME], FRAME],
  [
    'audio/wav',
    [
      ...ascii('RIFF'),
      44,
      0,
      0,
      0,
      ...ascii('WAVE'),
      ...chunk('fmt ', [1, 0]),
      ...chunk('LIST', TORONTO),
      ...chunk('data', [7, 7, 7, 7]),
    ],
    [
      ...ascii('RIFF'),
      26,
      0,
      0,
      0,
      ...ascii('WAVE'),
      ...chunk('fmt ', [1, 0]),
      ...chunk('data', [7, 7, 7, 7]),
    ],
  ],
  [
    'audio/mp4',
    [
      ...sized('ftyp', ascii('M4A ')),
      ...sized('moov', sized('trak', sized('udta', TORONTO))),
      ...sized('mdat', [7]),
    ],
    [
      ...sized('ftyp', ascii('M4A ')),
      ...sized('moov', sized('trak', sized('free', new Array(8).fill(0)))),
      ...sized('mdat', [7]),
    ],
  ],
  [
    'audio/flac',
    [...ascii('fLaC'), 0, 0, 0, 2, 5, 5, 0x84, 0, 0, 8, ...TORONTO, 0xff, 0xf8],
    [...ascii('fLaC'), 0x80, 0, 0, 2, 5, 5, 0xff, 0xf8],
  ],
])('removes the tags of a sound of %s', (type, file, alone) => {
  expect(withoutMetadata(type, Uint8Array.from(file))).toEqual(Uint8Array.from(alone))
})

it.each([
  ['more items than the list holds', [0xff, 0xff, 0, 1, 0, 0, 0, 0, 0, 1]],
  ['many extents without fields', [0, 1, 0, 1, 0, 0, 0, 0, 0xff, 0xff]],
])('refuses an AVIF that declares %s', (_what, items) => {
  const box = (type: string, content: readonly number[]) => {
    const size = content.length + 8
    return [size >> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255, ...Buffer.from(type), ...content]
  }
  const exif = box('infe', [2, 0, 0, 0, 0, 1, 0, 0, ...Buffer.from('Exif\0')])
  const names = box('iinf', [0, 0, 0, 0, 0, 1, ...exif])
  const places = box('iloc', [1, 0, 0, 0, 0, 0, ...items])
  const file = Uint8Array.from([
    ...box('ftyp', [...Buffer.from('avif')]),
    ...box('meta', [0, 0, 0, 0, ...names, ...places]),
  ])
  expect(withoutMetadata('image/avif', file)).toBeNull()
})
