import type { DrawingRefusal } from '../../../domain/drawing/commands.ts'
import { type Item, MAX_THINGS, type Thing } from '../../../domain/drawing/drawing.ts'
import type { Sentence } from '../../lib/api/api.ts'
import type { DrawingScene } from './drawing-scene.ts'

export const refusalSentences: Readonly<Record<DrawingRefusal, Sentence>> = {
  'too-many-things': {
    message: `La feuille est pleine : elle a ${MAX_THINGS} images. Enlève une image pour en mettre une autre.`,
    english: `The sheet is full: it has ${MAX_THINGS} pictures. Take one away to put another.`,
  },
  'too-many-marks': {
    message: 'La feuille est pleine : enregistre ton dessin, puis efface tout pour continuer.',
    english: 'The sheet is full: save your drawing, then erase it all to go on.',
  },
}

/** Name of a thing, e.g. "la citrouille" or "le mot « chat »". */
export function nameOf(thing: Thing, { stickers }: DrawingScene): string {
  if (thing.kind === 'label') return `le mot « ${thing.text} »`
  return stickers.find(({ id }) => id === thing.name)?.french ?? "l'image"
}

/** Capitalises the first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** For example "2 images, 1 mot, 5 traits". */
export function summaryOf(items: readonly Item[]): string {
  const count = (kind: Item['kind'], one: string, many: string) => {
    const number = items.filter((item) => item.kind === kind).length
    return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
  }
  const parts = [
    ...count('sticker', 'image', 'images'),
    ...count('label', 'mot', 'mots'),
    ...count('stroke', 'trait', 'traits'),
    ...count('fill', 'surface peinte', 'surfaces peintes'),
  ]
  return parts.length === 0 ? 'La feuille est vide.' : `Sur la feuille : ${parts.join(', ')}.`
}

/** Describes a position on the sheet, e.g. "en haut à gauche". `share` is from 0 to 1 in both directions. */
export function describePosition(share: { x: number; y: number }): string {
  const up = share.y < 1 / 3 ? 'en haut' : share.y > 2 / 3 ? 'en bas' : ''
  const side = share.x < 1 / 3 ? 'à gauche' : share.x > 2 / 3 ? 'à droite' : ''
  return [up, side].filter(Boolean).join(' ') || 'au milieu'
}
