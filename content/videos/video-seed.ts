import type { Layer } from '../pictures/compose.ts'
import type { Backdrop } from '../stories/backdrops.ts'

/** A sentence with its pictures. */
export interface Shot {
  french: string
  backdrop: Backdrop
  /** Arrive one after the other. Coordinates are those of story scenes; the lowest quarter is for the caption. */
  pictures: readonly (readonly Layer[])[]
}

interface VideoBase {
  id: string
  title: string
  english: string
  about: { french: string; english: string }
}

/** A video with spoken shots and time to repeat after each. */
export interface SpokenVideo extends VideoBase {
  shots: readonly Shot[]
}

/** A video of a song, with one shot per lyrics line. */
export interface SungVideo extends VideoBase {
  song: string
  /** The shots of all lyrics lines. */
  shots: readonly Shot[]
}

export type VideoSeed = SpokenVideo | SungVideo
