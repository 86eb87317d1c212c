import * as z from 'zod/mini'
import { storyQuestion } from './story.ts'
import { bilingual, mediaPath, shortText, slug } from './text.ts'

/** A hosted video: an MP4 with WebVTT captions and a poster picture. */
const ownVideo = z.object({
  id: slug,
  title: shortText,
  english: shortText,
  about: bilingual,
  file: mediaPath,
  captions: mediaPath,
  poster: mediaPath,
  /** Length in seconds. */
  seconds: z.number().check(z.positive()),
  /** The video pauses at `at` seconds until the question is answered. */
  question: z.optional(z.extend(storyQuestion, { at: z.number().check(z.positive()) })),
})
export type OwnVideo = z.infer<typeof ownVideo>

/** A YouTube video, loaded only after a click. */
const linkedVideo = z.object({
  title: shortText,
  youtubeID: z.string().check(z.regex(/^[\w-]{11}$/, 'doit être les 11 caractères qui nomment une vidéo')),
})
export type LinkedVideo = z.infer<typeof linkedVideo>

export const videosContent = z.object({ videos: z.array(ownVideo), linked: z.array(linkedVideo) })
export type VideosContent = z.infer<typeof videosContent>
