import { boxesIn } from './boxes.ts'
import { type Bytes, latin1Text, MalformedFile, viewOf } from './bytes.ts'
import { blocksIn } from './gif.ts'
import { hasNoLength, markerAt } from './jpeg.ts'
import { chunksIn as pngChunksIn } from './png.ts'
import { chunksIn as riffChunksIn } from './riff.ts'

/** A picture's size in pixels. A browser needs memory for all of them, however small the file is. */
export interface PictureSize {
  width: number
  height: number
  /** Frames of an animation, else 1. */
  frames: number
}

/** Maximum width and height of an uploaded picture. */
export const MAX_UPLOADED_SIDE = 4096
/** Maximum width and height of a picture in a backup. Earlier versions accepted larger photos. */
export const MAX_RESTORED_SIDE = 8192
/** The pixels of all frames together may be those of this many pictures of the maximum size. */
const MAX_ANIMATION_PICTURES = 16

export function isTooLarge({ width, height, frames }: PictureSize, side: number): boolean {
  return width > side || height > side || width * height * frames > MAX_ANIMATION_PICTURES * side ** 2
}

/**
 * The size of a PNG, JPEG, GIF, WebP or AVIF from its headers, detected by its first bytes. Returns the
 * largest of several sizes. Null for other files and for pictures without a size, which no browser shows.
 */
export function pictureSize(file: Bytes): PictureSize | null {
  let [width, height, frames] = [0, 0, 0]
  try {
    for (const header of headersOf(file)) {
      width = Math.max(width, header.width ?? 0)
      height = Math.max(height, header.height ?? 0)
      frames += header.frames ?? 0
    }
  } catch (error) {
    // A browser may show the part before the error.
    if (!(error instanceof MalformedFile || error instanceof RangeError)) throw error
  }
  return width > 0 && height > 0 ? { width, height, frames: Math.max(1, frames) } : null
}

type Headers = Generator<Partial<PictureSize>>

function headersOf(file: Bytes): Headers | [] {
  if (latin1Text(file, 1, 3) === 'PNG') return pngHeaders(file)
  if (latin1Text(file, 0, 3) === 'GIF') return gifHeaders(file)
  if (latin1Text(file, 8, 4) === 'WEBP') return webpHeaders(file)
  if (latin1Text(file, 4, 4) === 'ftyp') return avifHeaders(file)
  return file[0] === 0xff && file[1] === 0xd8 ? jpegHeaders(file) : []
}

function* pngHeaders(file: Bytes): Headers {
  for (const { type, data } of pngChunksIn(file)) {
    const view = viewOf(data)
    if (type === 'IHDR') yield { width: view.getUint32(0), height: view.getUint32(4) }
    if (type === 'acTL') yield { frames: view.getUint32(0) }
  }
}

function* gifHeaders(file: Bytes): Headers {
  const view = viewOf(file)
  const u16 = (at: number) => view.getUint16(at, true)
  yield { width: u16(6), height: u16(8) }
  // Frames may extend beyond the declared screen.
  for (const { isImage, start } of blocksIn(file))
    if (isImage)
      yield { width: u16(start + 1) + u16(start + 5), height: u16(start + 3) + u16(start + 7), frames: 1 }
}

const [FIRST_FRAME, LAST_FRAME, SCAN] = [0xc0, 0xcf, 0xda]
/** Codes of tables within the range of frame codes. */
const TABLES = [0xc4, 0xc8, 0xcc]

function* jpegHeaders(file: Bytes): Headers {
  const view = viewOf(file)
  for (let at = 2; ; ) {
    const { code, end } = markerAt(file, at)
    if (code === SCAN) return
    if (code >= FIRST_FRAME && code <= LAST_FRAME && !TABLES.includes(code))
      yield { width: view.getUint16(end + 5), height: view.getUint16(end + 3) }
    at = end + (hasNoLength(code) ? 0 : view.getUint16(end))
  }
}

function* webpHeaders(file: Bytes): Headers {
  for (const { type, chunk } of riffChunksIn(file)) {
    const view = viewOf(chunk)
    const u16 = (at: number) => view.getUint16(at, true)
    const u24 = (at: number) => u16(at) + view.getUint8(at + 2) * 65_536
    if (type === 'VP8X') yield { width: 1 + u24(12), height: 1 + u24(15) }
    if (type === 'VP8 ') yield { width: u16(14) & 0x3fff, height: u16(16) & 0x3fff }
    if (type === 'VP8L') {
      const bits = view.getUint32(9, true)
      yield { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    }
    if (type === 'ANMF') yield { frames: 1 }
  }
}

/** Boxes that contain picture sizes and animation frames. */
const CONTAINERS = new Set(['meta', 'iprp', 'ipco', 'moov', 'trak', 'mdia', 'minf', 'stbl'])
const MAX_DEPTH = 6

function avifHeaders(file: Bytes): Headers {
  const view = viewOf(file)
  return sizesIn(0, file.length, 1)

  function* sizesIn(start: number, end: number, depth: number): Headers {
    for (const { type, body, end: boxEnd } of boxesIn(file, start, end)) {
      if (CONTAINERS.has(type) && depth < MAX_DEPTH)
        yield* sizesIn(type === 'meta' ? body + 4 : body, boxEnd, depth + 1)
      if (type === 'ispe') yield { width: view.getUint32(body + 4), height: view.getUint32(body + 8) }
      // Track sizes are 16.16 fixed-point numbers.
      if (type === 'tkhd') yield { width: view.getUint16(boxEnd - 8), height: view.getUint16(boxEnd - 4) }
      if (type === 'stsz') yield { frames: view.getUint32(body + 8) }
    }
  }
}
