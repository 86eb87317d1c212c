import { type Bytes, latin1Text, MalformedFile, viewOf } from './bytes.ts'

/**
 * Box files (ISO 14496-12, e.g. MP4) contain offsets, so metadata is overwritten in place and nothing moves.
 */

interface Box {
  type: string
  start: number
  /** Start of its content. */
  body: number
  end: number
}

const CONTAINERS = new Set(['moov', 'trak'])
const METADATA = new Set(['udta', 'meta', 'uuid'])

/** Cleans an MP4 sound: metadata boxes become free space. */
export function cleanM4a(file: Bytes): Bytes {
  const cleaned = file.slice()
  const clear = (start: number, end: number, depth: number) => {
    if (depth > CONTAINERS.size) throw new MalformedFile('Boxes are nested too deeply.')
    for (const box of boxesIn(cleaned, start, end)) {
      if (CONTAINERS.has(box.type)) clear(box.body, box.end, depth + 1)
      if (!METADATA.has(box.type)) continue
      cleaned.set([0x66, 0x72, 0x65, 0x65], box.start + 4)
      cleaned.fill(0, box.body, box.end)
    }
  }
  clear(0, cleaned.length, 0)
  return cleaned
}

/**
 * True if the file has a video track. Its brand alone does not distinguish a video from an Android sound
 * recording.
 * @throws {MalformedFile} if boxes are nested too deeply
 */
export function hasPictureTrack(file: Bytes): boolean {
  const isIn = (start: number, end: number, depth: number): boolean => {
    if (depth > TRACKS.size) throw new MalformedFile('Boxes are nested too deeply.')
    return [...boxesIn(file, start, end)].some(({ type, body, end }) =>
      type === 'hdlr'
        ? latin1Text(file, body + 8, 4) === 'vide'
        : TRACKS.has(type) && isIn(body, end, depth + 1),
    )
  }
  return isIn(0, file.length, 0)
}

const TRACKS = new Set(['moov', 'trak', 'mdia'])

/** An EXIF block without entries, with its box header. */
const EMPTY_EXIF = [0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]

/** Cleans an AVIF picture: EXIF and XMP items are emptied. Its rotation is stored in other boxes. */
export function cleanAvif(file: Bytes): Bytes {
  const cleaned = file.slice()
  for (const box of boxesIn(cleaned, 0, cleaned.length)) {
    if (box.type === 'uuid') cleaned.fill(0, box.body, box.end)
    if (box.type === 'meta') emptyItems(cleaned, [...boxesIn(cleaned, box.body + 4, box.end)])
  }
  return cleaned
}

function emptyItems(file: Bytes, boxes: readonly Box[]): void {
  const find = (type: string) => boxes.find((box) => box.type === type)
  const [names, places, data] = [find('iinf'), find('iloc'), find('idat')]
  if (!names || !places) return
  const metadataTypes = metadataItemsIn(file, names)
  let emptied = 0
  for (const { id, isInData, extents } of placesIn(file, places)) {
    const type = metadataTypes.get(id)
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

/** Maps the id of each metadata item to its type. */
function metadataItemsIn(file: Bytes, box: Box): Map<number, string> {
  const view = viewOf(file)
  const first = box.body + (file[box.body] === 0 ? 6 : 8)
  const metadataTypes = new Map<number, string>()
  for (const { type, body } of boxesIn(file, first, box.end)) {
    const version = file[body] ?? 0
    if (type !== 'infe' || version < 2) continue
    const id = version === 2 ? view.getUint16(body + 4) : view.getUint32(body + 4)
    const kind = latin1Text(file, body + (version === 2 ? 8 : 10), 4)
    if (kind === 'Exif' || kind === 'mime' || kind === 'uri ') metadataTypes.set(id, kind)
  }
  return metadataTypes
}

interface ItemLocation {
  id: number
  /** Offsets count from the data box instead of the start of the file. */
  isInData: boolean
  extents: { offset: number; length: number }[]
}

function* placesIn(file: Bytes, { body, end }: Box): Generator<ItemLocation> {
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
    // Extents without fields take no bytes, so a small file could declare a huge number of them.
    if (count > 1 && indexSize + offsetSize + lengthSize === 0) throw new MalformedFile('Extents are empty.')
    const extents = Array.from({ length: count }, () => {
      at += indexSize
      return { offset: base + read(offsetSize), length: read(lengthSize) }
    })
    yield { id, isInData, extents }
  }
}

/** @throws {MalformedFile} if a box is longer than its parent */
export function* boxesIn(file: Bytes, start: number, end: number): Generator<Box> {
  const view = viewOf(file)
  for (let at = start; at + 8 <= end; ) {
    const declaredSize = view.getUint32(at)
    const isLong = declaredSize === 1
    const size = isLong && at + 16 <= end ? Number(view.getBigUint64(at + 8)) : declaredSize || end - at
    const body = at + (isLong ? 16 : 8)
    if (body > at + size || at + size > end) throw new MalformedFile('A box is longer than its parent.')
    yield { type: latin1Text(file, at + 4, 4), start: at, body, end: at + size }
    at += size
  }
}
