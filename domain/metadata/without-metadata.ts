import { avifAlone, m4aAlone } from './boxes.ts'
import { type Bytes, MalformedFile } from './bytes.ts'
import { gifAlone } from './gif.ts'
import { jpegAlone } from './jpeg.ts'
import { pngAlone } from './png.ts'
import { wavAlone, webpAlone } from './riff.ts'
import { flacAlone, framesAlone } from './sounds.ts'

/**
 * Ogg has none of these: its tags are part of what every decoder must find, and are left as they are.
 */
const aloneByType: ReadonlyMap<string, (file: Bytes) => Bytes> = new Map([
  ['image/png', pngAlone],
  ['image/jpeg', jpegAlone],
  ['image/gif', gifAlone],
  ['image/webp', webpAlone],
  ['image/avif', avifAlone],
  ['audio/mpeg', framesAlone],
  ['audio/aac', framesAlone],
  ['audio/wav', wavAlone],
  ['audio/mp4', m4aAlone],
  ['audio/flac', flacAlone],
])

/**
 * The picture or the sound alone, to the last bit as it was: without where, when, by whom and with what it was taken, and
 * without what was hung on behind. A picture that has to be turned still says so. Null where the file is not built as its type says.
 * @param type as the store serves it
 */
export function withoutMetadata(type: string, file: Bytes): Bytes | null {
  try {
    return aloneByType.get(type)?.(file) ?? file
  } catch (error) {
    if (error instanceof MalformedFile || error instanceof RangeError) return null
    throw error
  }
}
