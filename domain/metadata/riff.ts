import { type Bytes, bytesBetween, joinBytes, latin1Text, viewOf } from './bytes.ts'
import { exifWithOrientation } from './exif.ts'

const HEADER = 12
const PICTURE_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const SOUND_CHUNKS = new Set(['fmt ', 'fact', 'data'])
/** Flags in VP8X. */
const HAS_EXIF = 0x08
const HAS_XMP = 0x04

export function cleanWebp(file: Bytes): Bytes {
  let flags = 0
  const parts = chunksIn(file).flatMap(({ type, chunk, length }) => {
    if (PICTURE_CHUNKS.has(type)) return [chunk]
    if (type !== 'EXIF') return []
    const exif = exifWithOrientation(tiffOf(chunk.subarray(8, 8 + length)))
    if (!exif) return []
    flags = HAS_EXIF
    return [chunkOf(chunk.subarray(0, 4), exif)]
  })
  const cleaned = riffOf(file, parts)
  if (latin1Text(cleaned, HEADER, 4) === 'VP8X') {
    const at = HEADER + 8
    cleaned[at] = ((cleaned[at] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | flags
  }
  return cleaned
}

export function cleanWav(file: Bytes): Bytes {
  const kept = chunksIn(file).filter(({ type }) => SOUND_CHUNKS.has(type))
  return riffOf(
    file,
    kept.map(({ chunk }) => chunk),
  )
}

interface Chunk {
  type: string
  /** Including its header and padding byte. */
  chunk: Bytes
  /** Length of its data. */
  length: number
}

export function chunksIn(file: Bytes): Chunk[] {
  const end = Math.min(file.length, 8 + viewOf(bytesBetween(file, 0, HEADER)).getUint32(4, true))
  const chunks: Chunk[] = []
  for (let at = HEADER; at + 8 <= end; ) {
    // A streamed recording may not declare its length.
    const length = Math.min(viewOf(file).getUint32(at + 4, true), end - at - 8)
    const chunk = file.subarray(at, Math.min(at + 8 + length + (length % 2), end))
    chunks.push({ type: latin1Text(chunk, 0, 4), chunk, length })
    at += 8 + length + (length % 2)
  }
  return chunks
}

function riffOf(file: Bytes, chunks: readonly Bytes[]): Bytes {
  const cleaned = joinBytes([file.subarray(0, HEADER), ...chunks])
  viewOf(cleaned).setUint32(4, cleaned.length - 8, true)
  return cleaned
}

function chunkOf(type: Bytes, data: Bytes): Bytes {
  const chunk = joinBytes([type, new Uint8Array(4), data, new Uint8Array(data.length % 2)])
  viewOf(chunk).setUint32(4, data.length, true)
  return chunk
}

/** Some programs include the JPEG prefix of EXIF data. */
function tiffOf(exif: Bytes): Bytes {
  return latin1Text(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif
}
