import { type Bytes, join, latin, MalformedFile, part, viewOf } from './bytes.ts'
import { orientationAlone } from './exif.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
const EXIF = 'Exif\0\0'
/** What browsers look at of a program's own segments: how dense the pixels are, and what the colours mean. */
const KEPT = ['JFIF\0', 'JFXX\0', 'ICC_PROFILE\0', 'Adobe']

/** The segments that show the picture, and its first EXIF with nothing but how it is turned. What follows the picture goes. */
export function jpegAlone(file: Bytes): Bytes {
  const parts: Bytes[] = [part(file, 0, 2)]
  let isTurned = false
  for (let at = 2; ; ) {
    const marker = markerAt(file, at)
    if (marker.code === END) return join([...parts, Uint8Array.of(0xff, END)])
    const end =
      marker.end + (isAlone(marker.code) ? 0 : viewOf(part(file, marker.end, marker.end + 2)).getUint16(0))
    const segment = part(file, marker.end - 2, end)
    const turn: Bytes | null = isTurned ? null : turnOf(segment)
    if (turn) parts.push(turn)
    isTurned ||= turn !== null
    if (isPicture(segment)) parts.push(segment)
    at = end
    if (marker.code !== SCAN) continue
    at = endOfScan(file, end)
    parts.push(part(file, end, at))
  }
}

/** Any number of 0xff may stand before the code. */
export function markerAt(file: Bytes, start: number): { code: number; end: number } {
  let at = start
  if (file[at] !== 0xff) throw new MalformedFile('A segment does not begin with its mark.')
  while (file[at] === 0xff) at++
  const code = file[at]
  if (code === undefined || code === 0 || code === START) throw new MalformedFile('A mark is none.')
  return { code, end: at + 1 }
}

export function isAlone(code: number): boolean {
  return code === 0x01 || isRestart(code)
}

function isRestart(code: number): boolean {
  return code >= 0xd0 && code <= 0xd7
}

function isPicture(segment: Bytes): boolean {
  const code = segment[1] ?? 0
  if (code < 0xe0) return true
  if (code === COMMENT) return false
  const name = latin(segment, 4, 12)
  return code <= 0xef && KEPT.some((kept) => name.startsWith(kept))
}

function turnOf(segment: Bytes): Bytes | null {
  if (segment[1] !== 0xe1 || latin(segment, 4, EXIF.length) !== EXIF) return null
  const exif = orientationAlone(segment.subarray(4 + EXIF.length))
  if (!exif) return null
  const name = Uint8Array.from(EXIF, (letter) => letter.charCodeAt(0))
  return join([Uint8Array.of(0xff, 0xe1, 0, 2 + name.length + exif.length), name, exif])
}

/** Where the next segment begins. */
function endOfScan(file: Bytes, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  throw new MalformedFile('The picture does not end.')
}
