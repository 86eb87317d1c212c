import type { OwnVideo } from '../../domain/api/video-page.ts'
import { type PageSeed, writtenPage } from '../pages/page-seed.ts'
import { toQuestion } from '../stories/pages.ts'
import { videoQuestions } from './questions.ts'
import lengths from './video-lengths.json' with { type: 'json' }
import type { VideoSeed } from './video-seed.ts'
import { firstVideos, videos } from './videos.ts'

const videoLengths: ReadonlyMap<string, { seconds: number }> = new Map(Object.entries(lengths))

/** Only videos made for the site are shipped. Teachers add videos of other sites after watching them. */
export const videoPages: readonly PageSeed[] = [
  writtenPage('videos', '/videos', { videos: videos.map(toVideo), linked: [] }),
  writtenPage('videos', '/grade1/videos', {
    videos: firstVideos.flatMap((id) => videos.filter((video) => video.id === id)).map(toVideo),
    linked: [],
  }),
]

/** @throws {Error} if the video does not exist */
function toVideo({ id, title, english, about }: VideoSeed): OwnVideo {
  const file = videoLengths.get(id)
  if (!file) throw new Error(`There is no video file of "${id}".`)
  const question = videoQuestions[id]
  return {
    id,
    title,
    english,
    about,
    file: `videos/${id}.mp4`,
    captions: `videos/${id}.vtt`,
    poster: `videos/${id}.jpg`,
    seconds: file.seconds,
    ...(question && { question: { at: question.at, ...toQuestion(question) } }),
  }
}
