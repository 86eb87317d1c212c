import * as z from 'zod/mini'
import { bilingual, mediaPath, shortText, slug } from './text.ts'

/** A video of the site's own: an MP4 with its captions as WebVTT and a still picture. */
const ownVideo = z.object({
  id: slug,
  title: shortText,
  english: shortText,
  about: bilingual,
  file: mediaPath,
  captions: mediaPath,
  poster: mediaPath,
  /** Length of the film. */
  seconds: z.number().check(z.positive()),
})
export type OwnVideo = z.infer<typeof ownVideo>

/** Someone else's video, which is asked for only when it is clicked. */
const linkedVideo = z.object({
  title: shortText,
  youtubeID: z.string().check(z.regex(/^[\w-]{11}$/, 'doit être les 11 caractères qui nomment une vidéo')),
})
export type LinkedVideo = z.infer<typeof linkedVideo>

export const videosContent = z.object({ videos: z.array(ownVideo), linked: z.array(linkedVideo) })
export type VideosContent = z.infer<typeof videosContent>
