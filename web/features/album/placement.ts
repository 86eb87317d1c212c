import type { CSSProperties } from 'react'
import * as z from 'zod/mini'
import type { Point } from '../../../content/week-pictures.ts'
import type { ShownWord } from '../../../domain/api/words.ts'
import { clamp } from '../../../domain/clamp.ts'
import { readStored } from '../../lib/learning/words-query.ts'
import { removeOnSignOut, session } from '../../lib/session/session.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

export type PlacedWord = Pick<ShownWord, 'word' | 'french' | 'image' | 'sound'>

export function styleAt([x, y]: Point): CSSProperties {
  return { left: `${x}%`, top: `${y}%` }
}

/** The nearest position at which the whole word is inside the picture. */
export function clampToPicture([x, y]: Point): Point {
  return [clamp(Math.round(x * 10) / 10, 7, 93), clamp(Math.round(y * 10) / 10, 10, 90)]
}

/** The edge that a word is near. Its name then extends away from that edge. */
export function sideOf([x]: Point): 'left' | 'right' | undefined {
  if (x < 30) return 'left'
  return x > 70 ? 'right' : undefined
}

const ROWS = ['en haut', 'au milieu', 'en bas']
const COLUMNS = ['à gauche', 'au centre', 'à droite']

/** "en haut à gauche" */
export function positionText([x, y]: Point): string {
  return `${ROWS[Math.floor(y / 33.4)]} ${COLUMNS[Math.floor(x / 33.4)]}`
}

const STORAGE_KEY = 'mme:album'

removeOnSignOut(browserStorage, STORAGE_KEY)

/** Positions of words that the pupil moved in a week's picture, in percent of its width and height. */
const movedWords = z.record(z.string(), z.tuple([z.number(), z.number()]))
export type MovedWords = z.infer<typeof movedWords>

const storedAlbum = z.object({ userID: z.int(), weeks: z.record(z.string(), movedWords) })

/** Words that the pupil has moved in this browser. */
export function loadMoved(userID: number, week: string): MovedWords {
  return loadWeeks(userID)[week] ?? {}
}

export function storeMoved(userID: number, week: string, moved: MovedWords): void {
  if (session.current()?.id !== userID) return
  browserStorage.setItem(
    STORAGE_KEY,
    JSON.stringify({ userID, weeks: { ...loadWeeks(userID), [week]: moved } }),
  )
}

function loadWeeks(userID: number): z.infer<typeof storedAlbum>['weeks'] {
  const entry = readStored(STORAGE_KEY, storedAlbum)
  return entry?.userID === userID ? entry.weeks : {}
}
