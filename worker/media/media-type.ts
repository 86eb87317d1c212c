import { type MediaType, mediaTypeNamed } from '../../domain/media-types.ts'
import { hasPictureTrack } from '../../domain/metadata/boxes.ts'
import { MalformedFile } from '../../domain/metadata/bytes.ts'
import { isTooLarge, pictureSize, UPLOADED_SIDE } from '../../domain/metadata/picture-size.ts'
import { withoutMetadata } from '../../domain/metadata/without-metadata.ts'
import { Refusal } from '../http/refusal.ts'

const FORMATS = 'PNG, JPEG, GIF, WebP or AVIF for pictures; MP3, OGG, WAV, M4A, AAC or FLAC for sounds'

/** @throws {Refusal} 415 where a file of the type that is `declared` cannot be stored. */
export function announcedType(declared = ''): MediaType {
  const announced = mediaTypeNamed(declared.split(';')[0]?.trim().toLowerCase())
  if (!announced) throw new Refusal('fileOfNoType', { formats: FORMATS })
  return announced
}

/**
 * The type of a file by its content.
 * @throws {Refusal} 415 where it is none that can be stored, or another than the one that was announced.
 */
export async function mediaTypeOf(bytes: Uint8Array<ArrayBuffer>, announced: MediaType): Promise<MediaType> {
  // Loaded on demand: it would slow every cold start.
  const { fileTypeFromBuffer } = await import('file-type/core')
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  const found = mediaTypeNamed(isSoundOfFilmBrand(mime, bytes) ? 'audio/mp4' : mime)
  if (!found) throw new Refusal('fileUnusable', { formats: FORMATS })
  if (found !== announced) {
    throw new Refusal('fileOfOtherType', { found: found.type, announced: announced.type })
  }
  return found
}

/** Android gives its sounds the brands of films: `mp42`, `isom`, `3gp4`. */
function isSoundOfFilmBrand(mime: string | undefined, bytes: Uint8Array<ArrayBuffer>): boolean {
  if (!mime || !/^video\/(?:mp4|3gpp2?)$/.test(mime)) return false
  try {
    return !hasPictureTrack(bytes)
  } catch (error) {
    if (error instanceof MalformedFile) return false
    throw error
  }
}

/**
 * The picture or the sound without what it says of where, when and by whom it was taken.
 * @throws {Refusal} 415 where it is broken
 */
export function mediaAlone(bytes: Uint8Array<ArrayBuffer>, { type }: MediaType): Uint8Array<ArrayBuffer> {
  const alone = withoutMetadata(type, bytes)
  if (alone && alone.length > 0) return alone
  throw new Refusal('fileUnusable', { formats: FORMATS })
}

/**
 * @throws {Refusal} 413 where a picture has more pixels than a device should have to show, whatever its file weighs; 415 where it has
 * none
 */
export function mustHaveFewPixels(bytes: Uint8Array<ArrayBuffer>, { type }: MediaType): void {
  if (!type.startsWith('image/')) return
  const size = pictureSize(bytes)
  if (!size) throw new Refusal('fileUnusable', { formats: FORMATS })
  const { width, height } = size
  if (isTooLarge(size, UPLOADED_SIDE))
    throw new Refusal('pictureTooLarge', { width, height, most: UPLOADED_SIDE })
}

/** The extension of a stored type. */
export function extensionOf(type: string): string | undefined {
  return mediaTypeNamed(type)?.extension
}
