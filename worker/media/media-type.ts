import { findMediaType, type MediaType } from '../../domain/media-types.ts'
import { hasPictureTrack } from '../../domain/metadata/boxes.ts'
import { MalformedFile } from '../../domain/metadata/bytes.ts'
import { isTooLarge, MAX_UPLOADED_SIDE, pictureSize } from '../../domain/metadata/picture-size.ts'
import { withoutMetadata } from '../../domain/metadata/without-metadata.ts'
import { Refusal } from '../http/refusal.ts'

const FORMATS = 'PNG, JPEG, GIF, WebP or AVIF for pictures; MP3, OGG, WAV, M4A, AAC or FLAC for sounds'

/** Parses a `Content-Type` header. @throws {Refusal} 415 if files of the declared type cannot be stored */
export function parseDeclaredType(declared = ''): MediaType {
  const announced = findMediaType(declared.split(';')[0]?.trim().toLowerCase())
  if (!announced) throw new Refusal('fileOfNoType', { formats: FORMATS })
  return announced
}

/**
 * Detects the type of a file by its content.
 * @throws {Refusal} 415 if it cannot be stored or differs from the announced type
 */
export async function mediaTypeOf(bytes: Uint8Array<ArrayBuffer>, announced: MediaType): Promise<MediaType> {
  // Loaded on demand, because it would slow down every cold start.
  const { fileTypeFromBuffer } = await import('file-type/core')
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  const found = findMediaType(isSoundOfFilmBrand(mime, bytes) ? 'audio/mp4' : mime)
  if (!found) throw new Refusal('fileUnusable', { formats: FORMATS })
  if (found !== announced) {
    throw new Refusal('fileOfOtherType', { found: found.type, announced: announced.type })
  }
  return found
}

/** Android gives sounds the brands of videos: `mp42`, `isom`, `3gp4`. */
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
 * Removes metadata such as place, time and author from a picture or sound.
 * @throws {Refusal} 415 if the file is malformed
 */
export function stripMetadata(bytes: Uint8Array<ArrayBuffer>, { type }: MediaType): Uint8Array<ArrayBuffer> {
  const stripped = withoutMetadata(type, bytes)
  if (stripped && stripped.length > 0) return stripped
  throw new Refusal('fileUnusable', { formats: FORMATS })
}

/** @throws {Refusal} 413 if a picture has too many pixels for devices to show, however small the file; 415 if it has no size */
export function mustHaveFewPixels(bytes: Uint8Array<ArrayBuffer>, { type }: MediaType): void {
  if (!type.startsWith('image/')) return
  const size = pictureSize(bytes)
  if (!size) throw new Refusal('fileUnusable', { formats: FORMATS })
  const { width, height } = size
  if (isTooLarge(size, MAX_UPLOADED_SIDE))
    throw new Refusal('pictureTooLarge', { width, height, most: MAX_UPLOADED_SIDE })
}

export function extensionOf(type: string): string | undefined {
  return findMediaType(type)?.extension
}
