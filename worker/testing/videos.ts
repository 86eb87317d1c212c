import { pages } from '../db/schema.ts'
import type { School } from './school.ts'

/** Adds a page with these videos. */
export async function addVideos({ db }: School, clientID: string, ids: string[]): Promise<void> {
  const bilingual = { french: 'Une vidéo.', english: 'A video.' }
  const videos = ids.map((id) => ({
    id,
    title: id,
    english: id,
    about: bilingual,
    file: `videos/${id}.mp4`,
    captions: `videos/${id}.vtt`,
    poster: `videos/${id}.jpg`,
    seconds: 20,
  }))
  const content = JSON.stringify({ videos, linked: [] })
  const updated = '2026-09-01T12:00:00.000Z'
  await db.insert(pages).values({ clientID, kind: 'videos', title: 'Les vidéos', content, updated })
}
