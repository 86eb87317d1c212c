import { cleanAvif, cleanM4a } from './boxes.ts'
import { type Bytes, bytesBetween, joinBytes, latin1Text, MalformedFile } from './bytes.ts'
import { cleanGif } from './gif.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import { cleanWav, cleanWebp } from './riff.ts'

/** Ogg is missing: its tags are in a header that decoders require, so they stay. */
const cleanerByType: ReadonlyMap<string, (file: Bytes) => Bytes> = new Map([
  ['image/png', cleanPng],
  ['image/jpeg', cleanJpeg],
  ['image/gif', cleanGif],
  ['image/webp', cleanWebp],
  ['image/avif', cleanAvif],
  ['audio/mpeg', cleanFrames],
  ['audio/aac', cleanFrames],
  ['audio/wav', cleanWav],
  ['audio/mp4', cleanM4a],
  ['audio/flac', cleanFlac],
])

/**
 * Removes metadata (place, time, author, device) and trailing data, without changing the picture or sound
 * itself. The orientation of a picture is kept. Null if the file does not match its type.
 * @param type the served content type
 */
export function withoutMetadata(type: string, file: Bytes): Bytes | null {
  try {
    return cleanerByType.get(type)?.(file) ?? file
  } catch (error) {
    if (error instanceof MalformedFile || error instanceof RangeError) return null
    throw error
  }
}

const ID3V1 = 128

/** Cleans MP3 and AAC: removes the tags before and after the frames. */
function cleanFrames(file: Bytes): Bytes {
  let start = 0
  while (latin1Text(file, start, 3) === 'ID3') start += id3Length(file, start)
  let end = file.length
  if (end - start >= ID3V1 && latin1Text(file, end - ID3V1, 3) === 'TAG') end -= ID3V1
  return bytesBetween(file, Math.min(start, end), end)
}

/** A tag's length is stored in seven bits per byte. */
function id3Length(file: Bytes, start: number): number {
  const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + ((file[start + place] ?? 0) & 0x7f), 0)
  const hasFooter = ((file[start + 5] ?? 0) & 0x10) !== 0
  return 10 + size + (hasFooter ? 10 : 0)
}

/** Blocks to keep: stream info and seek table. */
const KEPT_FLAC_BLOCKS = new Set([0, 3])
const LAST_BLOCK_FLAG = 0x80

function cleanFlac(file: Bytes): Bytes {
  const blocks: Bytes[] = []
  let at = 4
  for (let isLast = false; !isLast; ) {
    const [kind = 0, high = 0, middle = 0, low = 0] = bytesBetween(file, at, at + 4)
    const block = bytesBetween(file, at, at + 4 + high * 65_536 + middle * 256 + low).slice()
    isLast = kind >= LAST_BLOCK_FLAG
    block[0] = kind & ~LAST_BLOCK_FLAG
    if (KEPT_FLAC_BLOCKS.has(block[0])) blocks.push(block)
    at += block.length
  }
  const last = blocks.at(-1)
  if (last) last[0] = (last[0] ?? 0) | LAST_BLOCK_FLAG
  return joinBytes([bytesBetween(file, 0, 4), ...blocks, bytesBetween(file, at, file.length)])
}
