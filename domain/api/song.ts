import * as z from 'zod/mini'
import { bilingual, mediaPath, shortText, slug, visibleText } from './text.ts'

/** A line of lyrics, with its start and end in seconds from the start of the recording. */
const lyricLine = z.object({
  french: visibleText.check(z.minLength(1), z.maxLength(200)),
  english: visibleText.check(z.maxLength(200)),
  start: z.number().check(z.minimum(0)),
  end: z.number().check(z.positive()),
  /** The spoken words without music. Absent in songs saved before it existed. */
  sound: z.optional(z.nullable(mediaPath)),
  /** Its syllables, each with its start in seconds. Together they are the French text. Absent in lines of teachers. */
  syllables: z.optional(
    z.array(z.tuple([z.number().check(z.minimum(0)), z.string().check(z.maxLength(40))])),
  ),
})
export type LyricLine = z.infer<typeof lyricLine>

export const song = z.object({
  id: slug,
  title: shortText,
  english: shortText,
  image: z.nullable(mediaPath),
  /** The song's origin, or what to do while singing. */
  about: bilingual,
  /** The instrumental music. */
  recording: mediaPath,
  /** Length of the recording in seconds. */
  seconds: z.number().check(z.positive()),
  lines: z.array(lyricLine),
})
export type Song = z.infer<typeof song>

export const musicContent = z.object({ songs: z.array(song) })
export type MusicContent = z.infer<typeof musicContent>
