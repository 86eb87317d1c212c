import { MEDIA_BYTES, type MediaAnswer } from '../../../../domain/api/media.ts'
import { ApiError, apiPost } from '../../../lib/api.ts'

export type MediaKind = 'image' | 'audio'

/** What the store takes, for the browser's choice of files. */
export const ACCEPTED: Readonly<Record<MediaKind, string>> = {
  image: 'image/png,image/jpeg,image/gif,image/webp,image/avif',
  audio: 'audio/mpeg,audio/ogg,audio/wav,audio/mp4,audio/aac,audio/flac',
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
export async function uploadMedia(file: Blob, name: string, kind: MediaKind): Promise<string> {
  if (file.size === 0) throw new Error(`« ${name} » est vide.`)
  if (!file.type.startsWith(`${kind}/`)) throw unfit(name, kind)
  if (file.size > MEDIA_BYTES) throw new Error(`« ${name} » est trop gros : 2 Mo au plus. ${SMALLER[kind]}`)
  try {
    const { url } = await apiPost<MediaAnswer>(`media?name=${encodeURIComponent(name.slice(-120))}`, file)
    return url
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 415) throw error
    // A picture of a telephone may say itself that it is of another format, such as HEIC.
    if (!ACCEPTED[kind].split(',').includes(file.type)) throw unfit(name, kind)
    throw new Error(`« ${name} » n'est pas ce que son nom annonce : il faut ${FORMATS[kind]}.`)
  }
}

function unfit(name: string, kind: MediaKind): Error {
  return new Error(`« ${name} » ne convient pas : il faut ${FORMATS[kind]}.`)
}
