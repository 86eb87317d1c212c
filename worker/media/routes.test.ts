import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MAX_MEDIA_BYTES, mediaAnswer } from '../../domain/api/media.ts'
import { media } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { files } from '../testing/files.ts'
import { mediaCalls } from '../testing/media-calls.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const { post, store } = mediaCalls(() => school)

function sound(size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(size)
  file.set(files.mp3)
  return file
}

describe('POST /media', () => {
  it.each([
    ['png', 'image/png', 'png', 'image/png'],
    ['gif', 'image/gif', 'gif', 'image/gif'],
    ['jpeg', 'image/jpeg', 'jpg', 'image/jpeg'],
    ['jpeg', 'IMAGE/JPG', 'jpg', 'image/jpeg'],
    ['webp', 'image/webp', 'webp', 'image/webp'],
    ['avif', 'image/avif', 'avif', 'image/avif'],
    ['mp3', 'audio/mpeg', 'mp3', 'audio/mpeg'],
    ['mp3', 'audio/mp3', 'mp3', 'audio/mpeg'],
    ['ogg', 'audio/ogg; codecs=vorbis', 'ogg', 'audio/ogg'],
    ['wav', 'audio/x-wav', 'wav', 'audio/wav'],
    ['m4a', 'audio/mp4', 'm4a', 'audio/mp4'],
    ['m4aMp42', 'audio/mp4', 'm4a', 'audio/mp4'],
    ['m4aIsom', 'audio/x-m4a', 'm4a', 'audio/mp4'],
    ['m4a3gp4', 'audio/mp4', 'm4a', 'audio/mp4'],
    ['m4a3gp4', 'audio/3gpp', 'm4a', 'audio/mp4'],
    ['flac', 'audio/flac', 'flac', 'audio/flac'],
  ] as const)('accepts %s as %s and serves it with its own type', async (kind, declared, extension, type) => {
    const url = await store(kind, declared)
    expect(url).toMatch(new RegExp(`^/media/[0-9a-f]{64}\\.${extension}$`))
    const served = await school.send(`GET ${url}`)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe(type)
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(files[kind])
  })

  it("removes the location and author from a photo's metadata", async () => {
    const exif = Array.from('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0 43 N 79 W', (letter) => letter.charCodeAt(0))
    const photo = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...files.jpeg.slice(2))
    const { url } = z.parse(mediaAnswer, (await post(photo, 'image/jpeg')).body)
    const served = await school.send(`GET ${url.replace('/api/v1', '')}`)
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(files.jpeg)
    expect(await school.db.select().from(media)).toMatchObject([{ bytes: files.jpeg.length }])
  })

  it('refuses a video declared as a sound', async () => {
    expect((await post(files.video, 'audio/mp4')).status).toBe(415)
  })

  it.each(['m4a', 'm4aMp42'] as const)('refuses %s whose boxes are nested too deeply', async (kind) => {
    const brand = files[kind].slice(0, new DataView(files[kind].buffer).getUint32(0))
    const depth = 100_000
    const nested = new Uint8Array(brand.length + depth * 8)
    nested.set(brand)
    for (let at = brand.length; at < nested.length; at += 8) {
      new DataView(nested.buffer).setUint32(at, nested.length - at)
      nested.set(new TextEncoder().encode('trak'), at + 4)
    }
    expect((await post(nested, 'audio/mp4')).status).toBe(415)
  })

  it('refuses a photo that cannot be parsed', async () => {
    expect((await post(files.jpeg.slice(0, -2), 'image/jpeg')).status).toBe(415)
    expect(await school.db.select().from(media)).toEqual([])
  })

  it('refuses a small file that declares huge dimensions, and names them', async () => {
    const huge = files.png.slice()
    new DataView(huge.buffer).setUint32(16, 60_000)
    new DataView(huge.buffer).setUint32(20, 60_001)
    expect(await post(huge, 'image/png')).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('60000 × 60001 pixels'), error: { code: 'pictureTooLarge' } },
    })
    expect((await bindings.MEDIA.list()).objects).toEqual([])
  })

  it('refuses a picture without dimensions', async () => {
    const empty = files.png.slice()
    new DataView(empty.buffer).setUint32(16, 0)
    expect((await post(empty, 'image/png')).status).toBe(415)
  })

  it('names the file by the SHA-256 of its bytes', async () => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', files.png))
    const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
    expect(await store('png', 'image/png')).toBe(`/media/${hex}.png`)
    expect(await bindings.MEDIA.head(hex)).toMatchObject({ size: files.png.length })
  })

  it('stores identical bytes once, however often they are uploaded', async () => {
    const urls = await Promise.all(Array.from({ length: 5 }, () => store('png', 'image/png')))
    expect(new Set(urls).size).toBe(1)
    expect(await school.db.select().from(media)).toHaveLength(1)
    expect((await bindings.MEDIA.list()).objects).toHaveLength(1)
  })

  it.each([
    ['SVG', 'svg', 'image/svg+xml'],
    ['HTML declared as a picture', 'html', 'image/png'],
    ['text declared as a sound', 'text', 'audio/mpeg'],
    ['SVG declared as PNG', 'svg', 'image/png'],
    ['a PDF', 'pdf', 'application/pdf'],
    ['a PNG declared as JPEG', 'png', 'image/jpeg'],
    ['a picture declared as a sound', 'png', 'audio/mpeg'],
    ['a picture declared as JSON', 'png', 'application/json'],
    ['a picture without a declared type', 'png', ''],
    ['a form', 'png', 'multipart/form-data; boundary=x'],
  ] as const)('refuses %s', async (_title, kind, type) => {
    const answer = await post(files[kind], type)
    expect(answer).toMatchObject({ status: 415, body: { success: false, error: { number: 415 } } })
    expect(await school.db.select().from(media)).toEqual([])
    expect((await bindings.MEDIA.list()).objects).toEqual([])
  })

  it('names the detected and the declared type', async () => {
    expect(await post(files.png, 'image/jpeg')).toMatchObject({
      body: { message: 'Le fichier est image/png, et non image/jpeg comme son type de contenu le dit.' },
    })
  })

  it('names the accepted formats in French', async () => {
    expect(await post(files.svg, 'image/svg+xml')).toMatchObject({
      body: {
        message: expect.stringContaining(
          ' PNG, JPEG, GIF, WebP ou AVIF pour une image; MP3, OGG, WAV, M4A, AAC ou FLAC pour un son.',
        ),
      },
    })
  })

  it('accepts at most 2 MiB, with or without a declared length', async () => {
    expect((await post(sound(MAX_MEDIA_BYTES), 'audio/mpeg')).status).toBe(201)
    const tooLarge = sound(MAX_MEDIA_BYTES + 1)
    expect((await post(tooLarge, 'audio/mpeg')).status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        for (let at = 0; at < tooLarge.length; at += 65_536)
          controller.enqueue(tooLarge.slice(at, at + 65_536))
        controller.close()
      },
    })
    const undeclared = await school.call('POST /media', {
      as: 'madame',
      stream,
      headers: { 'content-type': 'audio/mpeg' },
    })
    expect(undeclared).toMatchObject({ status: 413, body: { success: false, error: { number: 413 } } })
  })

  it('refuses a call without a file', async () => {
    expect(
      (await school.call('POST /media', { as: 'madame', headers: { 'content-type': 'image/png' } })).status,
    ).toBe(400)
  })

  it.each([
    [undefined, 401],
    ['alice', 403],
    ['madame', 201],
  ] as const)('allows only administrators: %s', async (as, status) => {
    expect((await post(files.png, 'image/png', { as })).status).toBe(status)
  })
})

describe('GET /media/:name', () => {
  let url: string
  beforeEach(async () => {
    url = await store('mp3', 'audio/mpeg')
  })

  it('allows caching forever and forbids scripts', async () => {
    const { headers } = await school.send(`GET ${url}`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('content-length')).toBe(String(files.mp3.length))
    expect(headers.get('accept-ranges')).toBe('bytes')
  })

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, files.mp3.length - 1],
    ['bytes=-10', files.mp3.length - 10, files.mp3.length - 1],
  ])('sends the requested part: %s', async (range, first, last) => {
    const part = await school.send(`GET ${url}`, { headers: { range } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/${files.mp3.length}`)
    expect(part.headers.get('content-length')).toBe(String(last - first + 1))
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(files.mp3.slice(first, last + 1))
  })

  it.each<[string, Record<string, string>]>([
    ['belongs to another file', { range: 'bytes=0-1', 'if-range': '"other"' }],
    ['is beyond the end', { range: 'bytes=99999-' }],
    ['consists of several ranges', { range: 'bytes=0-1,5-6' }],
  ])('sends the whole file if the part %s', async (_title, headers) => {
    const whole = await school.send(`GET ${url}`, { headers })
    expect(whole.status).toBe(200)
    expect((await whole.arrayBuffer()).byteLength).toBe(files.mp3.length)
  })

  it('sends no body to a browser that has the file', async () => {
    const etag = (await school.send(`GET ${url}`)).headers.get('etag') ?? ''
    const again = await school.send(`GET ${url}`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('answers HEAD without a body', async () => {
    const head = await school.send(`HEAD ${url}`)
    expect(head.status).toBe(200)
    expect(head.headers.get('content-type')).toBe('audio/mpeg')
    expect((await head.arrayBuffer()).byteLength).toBe(0)
  })

  it.each([
    ['another extension', (name: string) => name.replace('.mp3', '.html')],
    ['no extension', (name: string) => name.replace('.mp3', '')],
    ['two extensions', (name: string) => `${name}.mp3`],
    ['an unknown hash', () => `/media/${'0'.repeat(64)}.mp3`],
    ['no hash', () => '/media/cow.png'],
    ['a path traversal', () => '/media/..%2F..%2Fcow.png'],
  ])('returns 404 for %s', async (_title, change) => {
    const answer = await school.call(`GET ${change(url)}`)
    expect(answer).toMatchObject({ status: 404, body: { success: false, error: { number: 404 } } })
  })

  it('returns 404 if the bytes are missing from the bucket', async () => {
    for (const { key } of (await bindings.MEDIA.list()).objects) await bindings.MEDIA.delete(key)
    expect((await school.call(`GET ${url}`)).status).toBe(404)
  })
})
