import { cleanAvif, cleanM4a } from './boxes.ts'
import { type Bytes, MalformedFile } from './bytes.ts'
import { cleanGif } from './gif.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import { cleanWav, cleanWebp } from './riff.ts'
import { cleanFlac, cleanFrames } from './sounds.ts'

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
