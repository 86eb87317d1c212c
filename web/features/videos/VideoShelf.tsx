import type { OwnVideo } from '../../../domain/api/video-page.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import styles from './Videos.module.css'

interface VideoShelfProps {
  videos: OwnVideo[]
  chosen: string | null
  /** Whether the current user has watched the video to the end since the page was opened. */
  isSeen(id: string): boolean
  onChoose(id: string): void
}

export function VideoShelf({ videos, chosen, isSeen, onChoose }: VideoShelfProps) {
  return (
    <ul className={styles.choices} aria-label="Les vidéos">
      {videos.map((video) => (
        <li key={video.id}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={video.id === chosen}
            onClick={() => onChoose(video.id)}
          >
            <img
              className={styles.poster}
              src={mediaUrl(video.poster)}
              alt=""
              width={128}
              height={72}
              loading="lazy"
              decoding="async"
            />
            <span>
              {video.title}
              <span className={styles.small} lang="en">
                {video.english}
              </span>
              <span className={styles.small}>
                {Math.round(video.seconds)} s{isSeen(video.id) && ' · ★ regardée'}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
