import { type Bytes, latin, MalformedFile, viewOf } from './bytes.ts'

/**
 * Files of boxes (ISO 14496-12) name places in themselves by their distance from the start. So nothing is moved: what has to go is
 * written over.
 */

interface Box {
  type: string
  start: number
  /** Where its content begins. */
  body: number
  end: number
}

const CONTAINERS = new Set(['moov', 'trak'])
const TOLD = new Set(['udta', 'meta', 'uuid'])

/** A sound of boxes: its boxes of tags become free room. */
export function m4aAlone(file: Bytes): Bytes {
  const alone = file.slice()
  const clear = (start: number, end: number, depth: number) => {
    if (depth > CONTAINERS.size) throw new MalformedFile('Boxes are nested too deeply.')
    for (const box of boxesIn(alone, start, end)) {
      if (CONTAINERS.has(box.type)) clear(box.body, box.end, depth + 1)
      if (!TOLD.has(box.type)) continue
      alone.set([0x66, 0x72, 0x65, 0x65], box.start + 4)
      alone.fill(0, box.body, box.end)
    }
  }
  clear(0, alone.length, 0)
  return alone
}

/**
 * Whether a file of boxes has a track of pictures: by its brand alone a film and a sound of Android look alike.
 * @throws {MalformedFile} if boxes are nested more deeply than a track's
 */
export function hasPictureTrack(file: Bytes): boolean {
  const isIn = (start: number, end: number, depth: number): boolean => {
    if (depth > TRACKS.size) throw new MalformedFile('Boxes are nested too deeply.')
    return [...boxesIn(file, start, end)].some(({ type, body, end }) =>
      type === 'hdlr' ? latin(file, body + 8, 4) === 'vide' : TRACKS.has(type) && isIn(body, end, depth + 1),
    )
  }
  return isIn(0, file.length, 0)
}

const TRACKS = new Set(['moov', 'trak', 'mdia'])

/** An EXIF without entries, and what stands before it in a file of boxes. */
const EMPTY_EXIF = [0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]

/** A picture of boxes, which are what turns it: its items of EXIF and XMP are emptied. */
export function avifAlone(file: Bytes): Bytes {
  const alone = file.slice()
  for (const box of boxesIn(alone, 0, alone.length)) {
    if (box.type === 'uuid') alone.fill(0, box.body, box.end)
    if (box.type === 'meta') emptyItems(alone, [...boxesIn(alone, box.body + 4, box.end)])
  }
  return alone
}

function emptyItems(file: Bytes, boxes: readonly Box[]): void {
  const find = (type: string) => boxes.find((box) => box.type === type)
  const [names, places, data] = [find('iinf'), find('iloc'), find('idat')]
  if (!names || !places) return
  const told = itemsIn(file, names)
  let emptied = 0
  for (const { id, isInData, extents } of placesIn(file, places)) {
    const type = told.get(id)
    if (type === undefined) continue
    for (const [index, { offset, length }] of extents.entries()) {
      const start = offset + (isInData ? (data?.body ?? file.length) : 0)
      const end = length === 0 ? file.length : start + length
      if (end > file.length) throw new MalformedFile('An item lies outside of the file.')
      emptied += end - start
      if (emptied > file.length) throw new MalformedFile('Items overlap.')
      file.fill(0, start, end)
      if (type === 'Exif' && index === 0) file.set(EMPTY_EXIF.slice(0, end - start), start)
    }
  }
}

/** The items that are no picture: by number, their type. */
function itemsIn(file: Bytes, box: Box): Map<number, string> {
  const view = viewOf(file)
  const first = box.body + (file[box.body] === 0 ? 6 : 8)
  const told = new Map<number, string>()
  for (const { type, body } of boxesIn(file, first, box.end)) {
    const version = file[body] ?? 0
    if (type !== 'infe' || version < 2) continue
    const id = version === 2 ? view.getUint16(body + 4) : view.getUint32(body + 4)
    const kind = latin(file, body + (version === 2 ? 8 : 10), 4)
    if (kind === 'Exif' || kind === 'mime' || kind === 'uri ') told.set(id, kind)
  }
  return told
}

interface Place {
  id: number
  /** Counted from the box of data, not from the start of the file. */
  isInData: boolean
  extents: { offset: number; length: number }[]
}

function* placesIn(file: Bytes, { body, end }: Box): Generator<Place> {
  const view = viewOf(file)
  let at = body
  const read = (size: number): number => {
    if (at + size > end) throw new MalformedFile('A list of items is cut off.')
    const value = Number.parseInt(
      Array.from(file.subarray(at, at + size), (byte) => byte.toString(16).padStart(2, '0')).join('') || '0',
      16,
    )
    at += size
    return value
  }
  const version = read(1)
  at += 3
  const sizes = view.getUint16(at)
  at += 2
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const idSize = version < 2 ? 2 : 4
  for (let items = read(idSize); items > 0; items--) {
    const id = read(idSize)
    const isInData = version > 0 && (read(2) & 15) === 1
    at += 2
    const base = read(baseSize)
    const count = read(2)
    // Extents without fields would all be the same one, and cost nothing to announce.
    if (count > 1 && indexSize + offsetSize + lengthSize === 0) throw new MalformedFile('Extents are empty.')
    const extents = Array.from({ length: count }, () => {
      at += indexSize
      return { offset: base + read(offsetSize), length: read(lengthSize) }
    })
    yield { id, isInData, extents }
  }
}

/** @throws {MalformedFile} where a box is longer than what holds it. */
export function* boxesIn(file: Bytes, start: number, end: number): Generator<Box> {
  const view = viewOf(file)
  for (let at = start; at + 8 <= end; ) {
    const said = view.getUint32(at)
    const isLong = said === 1
    const size = isLong && at + 16 <= end ? Number(view.getBigUint64(at + 8)) : said || end - at
    const body = at + (isLong ? 16 : 8)
    if (body > at + size || at + size > end) throw new MalformedFile('A box is longer than what holds it.')
    yield { type: latin(file, at + 4, 4), start: at, body, end: at + size }
    at += size
  }
}
