import { type Bytes, bytesBetween, joinBytes, latin1Text, MalformedFile, viewOf } from './bytes.ts'
import { exifWithOrientation } from './exif.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
const EXIF = 'Exif\0\0'
/** Application segments that browsers use: pixel density and colours. */
const KEPT_SEGMENTS = ['JFIF\0', 'JFXX\0', 'ICC_PROFILE\0', 'Adobe']

/** Keeps the picture's segments, and only the orientation of its first EXIF. */
export function cleanJpeg(file: Bytes): Bytes {
  const parts: Bytes[] = [bytesBetween(file, 0, 2)]
  let hasOrientation = false
  for (let at = 2; ; ) {
    const marker = markerAt(file, at)
    if (marker.code === END) return joinBytes([...parts, Uint8Array.of(0xff, END)])
    const end =
      marker.end +
      (hasNoLength(marker.code) ? 0 : viewOf(bytesBetween(file, marker.end, marker.end + 2)).getUint16(0))
    const segment = bytesBetween(file, marker.end - 2, end)
    const orientation: Bytes | null = hasOrientation ? null : orientationSegment(segment)
    if (orientation) parts.push(orientation)
    hasOrientation ||= orientation !== null
    if (isPicture(segment)) parts.push(segment)
    at = end
    if (marker.code !== SCAN) continue
    at = endOfScan(file, end)
    parts.push(bytesBetween(file, end, at))
  }
}

/** Any number of 0xff bytes may precede the code. */
export function markerAt(file: Bytes, start: number): { code: number; end: number } {
  let at = start
  if (file[at] !== 0xff) throw new MalformedFile('A segment does not begin with a marker.')
  while (file[at] === 0xff) at++
  const code = file[at]
  if (code === undefined || code === 0 || code === START) throw new MalformedFile('Invalid marker.')
  return { code, end: at + 1 }
}

export function hasNoLength(code: number): boolean {
  return code === 0x01 || isRestart(code)
}

function isRestart(code: number): boolean {
  return code >= 0xd0 && code <= 0xd7
}

function isPicture(segment: Bytes): boolean {
  const code = segment[1] ?? 0
  if (code < 0xe0) return true
  if (code === COMMENT) return false
  const name = latin1Text(segment, 4, 12)
  return code <= 0xef && KEPT_SEGMENTS.some((kept) => name.startsWith(kept))
}

function orientationSegment(segment: Bytes): Bytes | null {
  if (segment[1] !== 0xe1 || latin1Text(segment, 4, EXIF.length) !== EXIF) return null
  const exif = exifWithOrientation(segment.subarray(4 + EXIF.length))
  if (!exif) return null
  const name = Uint8Array.from(EXIF, (letter) => letter.charCodeAt(0))
  return joinBytes([Uint8Array.of(0xff, 0xe1, 0, 2 + name.length + exif.length), name, exif])
}

/** The start of the next segment. */
function endOfScan(file: Bytes, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  throw new MalformedFile('The picture does not end.')
}
