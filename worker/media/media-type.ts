import { findMediaType, type MediaType } from '../../domain/media-types.ts'
import { Refusal } from '../http/refusal.ts'

// Modules that read files are imported on demand, because they would slow down every cold start.

const FORMATS = 'PNG, JPEG, GIF, WebP ou AVIF pour une image; MP3, OGG, WAV, M4A, AAC ou FLAC pour un son'

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
  const { fileTypeFromBuffer } = await import('file-type/core')
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  const found = findMediaType((await isSoundOfVideoBrand(mime, bytes)) ? 'audio/mp4' : mime)
  if (!found) throw new Refusal('fileUnusable', { formats: FORMATS })
  if (found !== announced) {
    throw new Refusal('fileOfOtherType', { found: found.type, announced: announced.type })
  }
  return found
}

/**
 * True for a sound in a video container: Android marks recorded sounds with the brands of videos, `mp42`,
 * `isom` or `3gp4`.
 */
async function isSoundOfVideoBrand(
  mime: string | undefined,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  if (!mime || !/^video\/(?:mp4|3gpp2?)$/.test(mime)) return false
  const [{ hasPictureTrack }, { MalformedFile }] = await Promise.all([
    import('../../domain/metadata/boxes.ts'),
    import('../../domain/metadata/bytes.ts'),
  ])
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
export async function stripMetadata(
  bytes: Uint8Array<ArrayBuffer>,
  { type }: MediaType,
): Promise<Uint8Array<ArrayBuffer>> {
  const { withoutMetadata } = await import('../../domain/metadata/without-metadata.ts')
  const stripped = withoutMetadata(type, bytes)
  if (stripped && stripped.length > 0) return stripped
  throw new Refusal('fileUnusable', { formats: FORMATS })
}

/**
 * @throws {Refusal} 413 if a picture has too many pixels for devices to show, however small the file; 415 if
 * it has no size
 */
export async function assertPictureSize(bytes: Uint8Array<ArrayBuffer>, { type }: MediaType): Promise<void> {
  if (!type.startsWith('image/')) return
  const { isTooLarge, MAX_UPLOADED_SIDE, pictureSize } = await import('../../domain/metadata/picture-size.ts')
  const size = pictureSize(bytes)
  if (!size) throw new Refusal('fileUnusable', { formats: FORMATS })
  const { width, height } = size
  if (isTooLarge(size, MAX_UPLOADED_SIDE))
    throw new Refusal('pictureTooLarge', { width, height, most: MAX_UPLOADED_SIDE })
}

export function extensionOf(type: string): string | undefined {
  return findMediaType(type)?.extension
}
