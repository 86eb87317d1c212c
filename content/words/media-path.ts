import { slugOf } from '../../domain/slug.ts'

/**
 * Path of a picture under the media base. The name is that of an own drawing or composed picture in
 * content/pictures, else of an icon of Fluent Emoji (flat), or `noto:<name>` of Noto Emoji.
 */
export function picturePath(picture: string): string {
  return `pictures/${picture.replace(':', '-')}.svg`
}

/** The picture name of a path made by `picturePath`. */
export function pictureNameOf(path: string): string {
  return path
    .replace(/^pictures\//, '')
    .replace(/\.svg$/, '')
    .replace(/^noto-/, 'noto:')
}

/** "la vache" → `sounds/la-vache.mp3`. Equal texts share one file. */
export function soundPath(french: string): string {
  return `sounds/${soundName(french)}.mp3`
}

/** "la vache" → `la-vache`: the name of the sound and of the teacher's recording. */
export function soundName(french: string): string {
  return slugOf(french)
}
