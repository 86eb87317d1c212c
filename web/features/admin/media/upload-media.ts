import { MEDIA_BYTES } from '../../../../domain/api/media.ts'
import { mediaTypeNamed } from '../../../../domain/media-types.ts'
import { withoutMetadata } from '../../../../domain/metadata/without-metadata.ts'
import { ApiError, call } from '../../../lib/api/api.ts'

export type MediaKind = 'image' | 'audio'

/** What may be chosen: sounds as the store takes them; pictures of any kind, which the browser draws again (`photo.ts`). */
export const ACCEPTED: Readonly<Record<MediaKind, string>> = {
  image: 'image/*,.heic,.heif',
  audio: 'audio/mpeg,audio/ogg,audio/wav,audio/mp4,audio/aac,audio/flac,.m4a',
}

const FORMATS: Readonly<Record<MediaKind, string>> = {
  image: 'une image PNG, JPEG, GIF, WebP ou AVIF',
  audio: 'un son MP3, OGG, WAV, M4A, AAC ou FLAC',
}

/** A photograph of a telephone is larger as a rule. */
const SMALLER: Readonly<Record<MediaKind, string>> = {
  image: "Réduisez l'image, ou prenez-en une capture d'écran.",
  audio: 'Raccourcissez le son, ou enregistrez-le en MP3.',
}

/** Stores a file. @returns its address @throws {Error} whose message says in French what to do about it. */
export async function uploadMedia(given: Blob, name: string, kind: MediaKind): Promise<string> {
  const file = asNamed(given, name, kind)
  if (file.size === 0) throw new Error(`« ${name} » est vide.`)
  if (!file.type.startsWith(`${kind}/`)) throw unfit(name, kind)
  const alone = await mediaAlone(file)
  const { size } = alone ?? file
  if (size > MEDIA_BYTES) throw new Error(`« ${name} » est trop gros : 2 Mo au plus. ${SMALLER[kind]}`)
  if (alone === null) throw misnamed(name, kind)
  try {
    const { url } = await call('POST media', { query: { name: name.slice(-120) }, body: alone })
    return url
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 415) throw error
    // A picture of a telephone may say itself that it is of another format, such as HEIC.
    if (!ACCEPTED[kind].split(',').includes(file.type)) throw unfit(name, kind)
    throw misnamed(name, kind)
  }
}

/** Some systems take the sounds of Android for films, or say nothing of them. */
function asNamed(file: Blob, name: string, kind: MediaKind): Blob {
  const isSound = kind === 'audio' && /\.m4a$/i.test(name) && /^(?:video\/.*)?$/.test(file.type)
  return isSound ? new Blob([file], { type: 'audio/mp4' }) : file
}

/** Where, when and by whom a picture was taken does not leave the device. Null where it is not built as its type says. */
async function mediaAlone(file: Blob): Promise<Blob | null> {
  const known = mediaTypeNamed(file.type)
  // The server says of a type that is not known that it cannot be taken.
  if (!known) return file
  const alone = withoutMetadata(known.type, new Uint8Array(await file.arrayBuffer()))
  return alone && new Blob([alone], { type: file.type })
}

function misnamed(name: string, kind: MediaKind): Error {
  return new Error(`« ${name} » n'est pas ce que son nom annonce : il faut ${FORMATS[kind]}.`)
}

function unfit(name: string, kind: MediaKind): Error {
  return new Error(`« ${name} » ne convient pas : il faut ${FORMATS[kind]}.`)
}
