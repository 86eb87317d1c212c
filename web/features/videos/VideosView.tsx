import { useRef, useState } from 'react'
import type { VideosContent } from '../../../domain/api/video-page.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useSession } from '../../lib/session/session.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useVideoProgress } from './use-video-progress.ts'
import { VideoPlayer } from './VideoPlayer.tsx'
import { VideoShelf } from './VideoShelf.tsx'
import styles from './Videos.module.css'
import { WatchedInARow } from './WatchedInARow.tsx'

/** Loaded on demand, because the shipped page links to no other site. */
const LinkedVideos = lazyPart(async () => (await import('./LinkedVideos.tsx')).LinkedVideos, {
  onFail: 'omit',
})

interface VideosViewProps {
  clientID: string
  title: string
  content: VideosContent
}

/** Short videos. Three in a row, watched to the end, count as one activity. */
export function VideosView({ clientID, title, content: { videos, linked } }: VideosViewProps) {
  const user = useSession()
  const { inARow, news, isReady, report } = useVideoProgress(clientID)
  const [chosen, setChosen] = useState<string | null>(null)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const stage = useRef<HTMLDivElement>(null)
  const video = videos.find(({ id }) => id === chosen) ?? videos[0]

  const choose = (id: string) => {
    setChosen(id)
    stage.current?.scrollIntoView({ block: 'nearest' })
  }
  // Keyed by user: a visitor who signs in has watched nothing that counts.
  const own = (id: string) => `${user?.id} ${id}`
  const finish = (id: string) => {
    setSeen(new Set([...seen, own(id)]))
    return report(id)
  }

  return (
    <div className="stack wide">
      <PageHeader title={title} hint="Regarde, écoute et répète." english="Watch, listen and repeat." />
      <div className={styles.columns}>
        <div ref={stage} className={`stack ${styles.player}`}>
          {video && (
            <VideoPlayer
              key={video.id}
              video={video}
              isReady={isReady}
              isChosen={video.id === chosen}
              onWatched={() => finish(video.id)}
            />
          )}
          <WatchedInARow inARow={inARow} news={news} isSignedIn={user !== null} />
        </div>
        <VideoShelf
          videos={videos}
          chosen={video?.id ?? null}
          isSeen={(id) => seen.has(own(id))}
          onChoose={choose}
        />
      </div>
      {linked.length > 0 && <LinkedVideos videos={linked} />}
    </div>
  )
}
