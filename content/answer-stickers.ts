import type { AnswerSticker } from '../domain/api/composition.ts'
import { picturePath } from './words/media-path.ts'

/** Pictures and names of the stickers with which the teacher answers a pupil's text. */
export const stickers: Readonly<Record<AnswerSticker, { picture: string; name: string }>> = {
  star: { picture: picturePath('star'), name: 'une étoile' },
  heart: { picture: picturePath('red-heart'), name: 'un cœur' },
  owl: { picture: picturePath('owl'), name: 'un hibou' },
}
