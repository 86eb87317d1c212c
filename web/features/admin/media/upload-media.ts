import { MAX_MEDIA_BYTES } from '../../../../domain/api/media.ts'
import { findMediaType } from '../../../../domain/media-types.ts'
import { withoutMetadata } from '../../../../domain/metadata/without-metadata.ts'
import { ApiError, call } from '../../../lib/api/api.ts'

export type MediaKind = 'image' | 'audio'

/** Types in the file chooser. Pictures may be of any type because the browser redraws them (`photo.ts`). */
export const ACCEPTED_TYPES: Readonly<Record<MediaKind, string>> = {
  image: 'image/*,.heic,.heif',
  audio: 'audio/mpeg,audio/ogg,audio/wav,audio/mp4,audio/aac,audio/flac,.m4a',
}

const FORMATS: Readonly<Record<MediaKind, string>> = {
  image: 'une image PNG, JPEG, GIF, WebP ou AVIF',
  audio: 'un son MP3, OGG, WAV, M4A, AAC ou FLAC',
}

/** Advice for a file that is too large. */
const SIZE_ADVICE: Readonly<Record<MediaKind, string>> = {
  image: "Réduisez l'image, ou prenez-en une capture d'écran.",
  audio: 'Raccourcissez le son, ou enregistrez-le en MP3.',
}

/** Uploads a file. @returns its address @throws {Error} with a French message that says what to do */
export async function uploadMedia(original: Blob, name: string, kind: MediaKind): Promise<string> {
  const file = withCorrectType(original, name, kind)
  if (file.size === 0) throw new Error(`« ${name} » est vide.`)
  if (!file.type.startsWith(`${kind}/`)) throw typeError(name, kind)
  const content = await withoutFileMetadata(file)
  const { size } = content ?? file
  if (size > MAX_MEDIA_BYTES)
    throw new Error(`« ${name} » est trop gros : 2 Mo au plus. ${SIZE_ADVICE[kind]}`)
  if (content === null) throw contentError(name, kind)
  try {
    const { url } = await call('POST media', { query: { name: name.slice(-120) }, body: content })
    return url
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 415) throw error
    // A phone's picture may declare another format, such as HEIC.
    if (!ACCEPTED_TYPES[kind].split(',').includes(file.type)) throw typeError(name, kind)
    throw contentError(name, kind)
  }
}

/**
 * Uploads a recording and assigns it to a word. Idempotent: equal bytes are one file.
 * @param credit speaker and licence
 */
export async function saveVoice(word: string, file: Blob, name: string, credit = ''): Promise<void> {
  const url = await uploadMedia(file, name, 'audio')
  await call('PUT recordings/:word', { path: { word }, body: { url, credit } })
}

/** Corrects the type of Android recordings, which some systems report as video or not at all. */
function withCorrectType(file: Blob, name: string, kind: MediaKind): Blob {
  const isSound = kind === 'audio' && /\.m4a$/i.test(name) && /^(?:video\/.*)?$/.test(file.type)
  return isSound ? new Blob([file], { type: 'audio/mp4' }) : file
}

/** Removes metadata such as place and time. Null if the content does not match the type. */
async function withoutFileMetadata(file: Blob): Promise<Blob | null> {
  const known = findMediaType(file.type)
  // The server refuses unknown types.
  if (!known) return file
  const content = withoutMetadata(known.type, new Uint8Array(await file.arrayBuffer()))
  return content && new Blob([content], { type: file.type })
}

function contentError(name: string, kind: MediaKind): Error {
  return new Error(`« ${name} » n'est pas ce que son nom annonce : il faut ${FORMATS[kind]}.`)
}

function typeError(name: string, kind: MediaKind): Error {
  return new Error(`« ${name} » ne convient pas : il faut ${FORMATS[kind]}.`)
}
