import type { CSSProperties } from 'react'
import type { Place } from '../../../content/week-pictures.ts'
import type { ShownWord } from '../../../domain/api/words.ts'
import { clamp } from '../../../domain/clamp.ts'

export type PlacedWord = Pick<ShownWord, 'word' | 'french' | 'image' | 'sound'>

export function styleAt([x, y]: Place): CSSProperties {
  return { left: `${x}%`, top: `${y}%` }
}

/** The nearest place at which a whole word is inside the picture. */
export function inside([x, y]: Place): Place {
  return [clamp(Math.round(x * 10) / 10, 7, 93), clamp(Math.round(y * 10) / 10, 10, 90)]
}

/** Names near an edge grow away from it. */
export function sideOf([x]: Place): 'left' | 'right' | undefined {
  if (x < 30) return 'left'
  return x > 70 ? 'right' : undefined
}

const ROWS = ['en haut', 'au milieu', 'en bas']
const COLUMNS = ['à gauche', 'au centre', 'à droite']

/** "en haut à gauche" */
export function partOf([x, y]: Place): string {
  return `${ROWS[Math.floor(y / 33.4)]} ${COLUMNS[Math.floor(x / 33.4)]}`
}
