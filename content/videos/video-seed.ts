import type { Layer } from '../pictures/compose.ts'
import type { Backdrop } from '../stories/backdrops.ts'

/** What is said and shown at a time. */
export interface Shot {
  french: string
  backdrop: Backdrop
  /** Come in one after the other; measures as in the scenes of stories, the lowest quarter is the caption's. */
  pictures: readonly (readonly Layer[])[]
}

interface Film {
  id: string
  title: string
  english: string
  about: { french: string; english: string }
}

/** A film whose shots are said by the voice, with time to repeat after each. */
export interface SpokenFilm extends Film {
  shots: readonly Shot[]
}

/** A film of a song: its recording is heard, a shot stays for each line. */
export interface SungFilm extends Film {
  song: string
  /** The shots of all lines that are sung, by the line. */
  shots: readonly Shot[]
}

export type VideoSeed = SpokenFilm | SungFilm
