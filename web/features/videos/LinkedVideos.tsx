import { useCallback, useId, useState } from 'react'
import type { LinkedVideo } from '../../../domain/api/video-page.ts'
import { claimAudio } from '../../lib/sound/sound-player.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './Videos.module.css'

/**
 * Third-party videos. Nothing is requested from their site before a click. One is open at a time; other audio, and
 * the teacher's "Les yeux sur moi", close it.
 */
export function LinkedVideos({ videos }: { videos: LinkedVideo[] }) {
  const titleID = useId()
  const [openID, setOpenID] = useState<string | null>(null)
  const close = useCallback(() => setOpenID(null), [])
  const open = (youtubeID: string) => {
    claimAudio(close)
    setOpenID(youtubeID)
  }
  return (
    <section className="panel stack" aria-labelledby={titleID}>
      <h2 id={titleID} className="title">
        <Bilingual french="Ailleurs" english="Elsewhere" />
      </h2>
      <p>
        Les liens externes mènent hors du domaine du conseil scolaire. Ce site n'est pas responsable du
        contenu externe.
      </p>
      <p lang="en" data-stays>
        External links leave the school board domain. This site is not responsible for external content.
      </p>
      <ul className="stack loose">
        {videos.map((video) => (
          <li key={video.youtubeID}>
            <LinkedVideoItem {...video} isOpen={video.youtubeID === openID} onOpen={open} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LinkedProps extends LinkedVideo {
  isOpen: boolean
  onOpen(youtubeID: string): void
}

function LinkedVideoItem({ title, youtubeID, isOpen, onOpen }: LinkedProps) {
  if (!isOpen) {
    return (
      <Button look="soft" size="pupil" onClick={() => onOpen(youtubeID)}>
        <PlayIcon /> {title} (YouTube)
      </Button>
    )
  }
  return (
    <iframe
      ref={takeFocus}
      className={styles.frame}
      title={title}
      src={`https://www.youtube-nocookie.com/embed/${youtubeID}?autoplay=1`}
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation"
    />
  )
}

/** The frame replaces the pressed button. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
