import { slugOf } from '../../domain/slug.ts'

/**
 * Where the files of words lie, as paths under the media base. The picture's name is that of an own drawing
 * or composition in content/pictures, else of an icon of Fluent Emoji (flat), or `noto:<name>` of Noto Emoji.
 */
export function picturePath(picture: string): string {
  return `pictures/${picture.replace(':', '-')}.svg`
}

/** The name of the picture at a path of `picturePath`. */
export function pictureNameOf(path: string): string {
  return path
    .replace(/^pictures\//, '')
    .replace(/\.svg$/, '')
    .replace(/^noto-/, 'noto:')
}

/** "la vache" -> `sounds/la-vache.mp3`. One text, one file, wherever it is said. */
export function soundPath(french: string): string {
  return `sounds/${soundName(french)}.mp3`
}

/** "la vache" -> `la-vache`: what is said, as sounds and a teacher's own recordings are named. */
export function soundName(french: string): string {
  return slugOf(french)
}
