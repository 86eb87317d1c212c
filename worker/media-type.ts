import { fileTypeFromBuffer } from 'file-type/core'
import { Refusal } from './refusal.ts'

export interface MediaType {
  /** As it is served. */
  type: string
  extension: string
}

/**
 * What may be stored: what every browser shows or plays. SVG is not among them: it is a document that can
 * carry scripts and links, and no picture of a teacher needs to be one.
 */
const known: (MediaType & { names: string[] })[] = [
  { type: 'image/png', extension: 'png', names: ['image/apng', 'image/x-png'] },
  { type: 'image/jpeg', extension: 'jpg', names: ['image/jpg', 'image/pjpeg'] },
  { type: 'image/gif', extension: 'gif', names: [] },
  { type: 'image/webp', extension: 'webp', names: [] },
  { type: 'image/avif', extension: 'avif', names: [] },
  { type: 'audio/mpeg', extension: 'mp3', names: ['audio/mp3', 'audio/x-mp3', 'audio/mpeg3'] },
  { type: 'audio/ogg', extension: 'ogg', names: ['audio/ogg; codecs=opus', 'audio/opus', 'audio/vorbis'] },
  { type: 'audio/wav', extension: 'wav', names: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'] },
  { type: 'audio/mp4', extension: 'm4a', names: ['audio/x-m4a', 'audio/m4a'] },
  { type: 'audio/aac', extension: 'aac', names: ['audio/x-aac', 'audio/aacp'] },
  { type: 'audio/flac', extension: 'flac', names: ['audio/x-flac'] },
]

const FORMATS = 'PNG, JPEG, GIF, WebP or AVIF for pictures; MP3, OGG, WAV, M4A, AAC or FLAC for sounds'

/** @throws {Refusal} 415 where a file of the type that is `declared` cannot be stored. */
export function announcedType(declared = ''): MediaType {
  const announced = find(declared.split(';')[0]?.trim().toLowerCase())
  if (!announced) throw new Refusal('fileOfNoType', { formats: FORMATS })
  return announced
}

/**
 * The type of a file by its content.
 * @throws {Refusal} 415 where it is none that can be stored, or another than the one that was announced.
 */
export async function mediaTypeOf(bytes: Uint8Array, announced: MediaType): Promise<MediaType> {
  const found = find((await fileTypeFromBuffer(bytes))?.mime)
  if (!found) throw new Refusal('fileUnusable', { formats: FORMATS })
  if (found !== announced) {
    throw new Refusal('fileOfOtherType', { found: found.type, announced: announced.type })
  }
  return found
}

function find(name: string | undefined): MediaType | undefined {
  return name === undefined
    ? undefined
    : known.find(({ type, names }) => type === name || names.includes(name))
}

/** The extension of a stored type. */
export function extensionOf(type: string): string | undefined {
  return find(type)?.extension
}
