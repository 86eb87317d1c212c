import * as z from 'zod/mini'
import { bilingual, mediaPath, shortText, slug } from './text.ts'
import { visibleText } from './visible.ts'

/** A line of the lyrics, and from when until when it is to be sung, in seconds from the start of the recording. */
const lyricLine = z.object({
  french: visibleText.check(z.minLength(1), z.maxLength(200)),
  english: visibleText.check(z.maxLength(200)),
  start: z.number().check(z.minimum(0)),
  end: z.number().check(z.positive()),
  /** Says the words, without the music; a song of before has none. */
  sound: z.optional(z.nullable(mediaPath)),
})
export type LyricLine = z.infer<typeof lyricLine>

export const song = z.object({
  id: slug,
  title: shortText,
  english: shortText,
  image: z.nullable(mediaPath),
  /** Where the song comes from, or what to do while singing. */
  about: bilingual,
  /** The music, without a voice. */
  recording: mediaPath,
  /** Length of the recording. */
  seconds: z.number().check(z.positive()),
  lines: z.array(lyricLine),
})
export type Song = z.infer<typeof song>

export const musicContent = z.object({ songs: z.array(song) })
export type MusicContent = z.infer<typeof musicContent>
