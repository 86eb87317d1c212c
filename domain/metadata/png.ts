import { type Bytes, bytesBetween, joinBytes, latin1Text, viewOf } from './bytes.ts'
import { exifWithOrientation } from './exif.ts'

const SIGNATURE = 8
/** Optional chunks to keep: transparency, colours, pixel size, animation. */
const KEPT_CHUNKS = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '),
)

export function cleanPng(file: Bytes): Bytes {
  const parts: Bytes[] = [bytesBetween(file, 0, SIGNATURE)]
  for (const { type, chunk, data } of chunksIn(file)) {
    if (type === 'eXIf') {
      const exif = exifWithOrientation(data)
      if (exif) parts.push(chunkOf(chunk.subarray(4, 8), exif))
    } else if (isCritical(type) || KEPT_CHUNKS.has(type)) parts.push(chunk)
  }
  return joinBytes(parts)
}

/** The chunks of a PNG, including the last one. */
export function* chunksIn(file: Bytes): Generator<{ type: string; chunk: Bytes; data: Bytes }> {
  let type = ''
  for (let at = SIGNATURE; type !== 'IEND'; ) {
    const length = viewOf(bytesBetween(file, at, at + 8)).getUint32(0)
    const chunk = bytesBetween(file, at, at + 12 + length)
    type = latin1Text(chunk, 4, 4)
    yield { type, chunk, data: chunk.subarray(8, 8 + length) }
    at += chunk.length
  }
}

function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type)
}

function chunkOf(type: Bytes, data: Bytes): Bytes {
  const chunk = joinBytes([new Uint8Array(4), type, data, new Uint8Array(4)])
  const view = viewOf(chunk)
  view.setUint32(0, data.length)
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)))
  return chunk
}

/** PNG's CRC-32. */
function crc32(bytes: Bytes): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
