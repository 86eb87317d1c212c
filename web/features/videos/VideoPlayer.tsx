import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnVideo } from '../../../domain/api/video-page.ts'
import type { Sentence } from '../../lib/api/api.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { playMedia } from '../../lib/sound/play-media.ts'
import { claimAudio } from '../../lib/sound/sound-player.ts'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { Said } from '../../ui/Said.tsx'
import { leaveFullScreen } from './leave-full-screen.ts'
import styles from './Videos.module.css'
import { isWatched, playedOf } from './watched.ts'

const VideoQuestion = lazyPart(async () => (await import('./VideoQuestion.tsx')).VideoQuestion, {
  onFail: 'omit',
})

interface VideoPlayerProps {
  video: OwnVideo
  /** Whether playing is allowed, i.e. a result will be counted. */
  isReady: boolean
  /** Chosen by a tap, so it starts immediately. */
  isChosen: boolean
  /** The video was watched to the end. Returns false for visitors, who may still sign in. */
  onWatched(): boolean
}

/** `watched`: played completely; `skipped`: parts were skipped. */
type Ending = 'watched' | 'skipped'

const MAX_PLAYBACK_RATE = 1.25
/** If playback is further past the question than this, that part was skipped and nothing is asked. */
const ASK_WITHIN_SECONDS = 1

const ENDINGS: Record<Ending, Sentence> = {
  watched: {
    message: 'Bravo! Tu as tout regardé. Choisis une autre vidéo.',
    english: 'Bravo! You watched it all. Choose another video.',
  },
  skipped: {
    message: "Regarde toute la vidéo, du début à la fin, pour qu'elle compte.",
    english: 'Watch the whole video, from beginning to end, to make it count.',
  },
}

const LOAD_FAILED: Sentence = {
  message: "Le film ne s'est pas chargé. Essaie encore.",
  english: 'The film did not load. Try again.',
}

export function VideoPlayer({ video, isReady, isChosen, onWatched }: VideoPlayerProps) {
  const element = useRef<HTMLVideoElement>(null)
  const pause = useCallback(() => element.current?.pause(), [])
  const wasPlayedTooFast = useRef(false)
  const isReported = useRef(false)
  const [isStarted, setStarted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [ending, setEnding] = useState<Ending | null>(null)
  const [isAsking, setAsking] = useState(false)
  const isAsked = useRef(false)

  const play = useCallback(() => {
    // If playing is refused or fails, the button to start stays or returns.
    if (element.current) playMedia(element.current).catch(() => undefined)
  }, [])

  useEffect(() => {
    if (isChosen && isReady) play()
  }, [isChosen, isReady, play])

  const goOn = useCallback(() => {
    setAsking(false)
    element.current?.focus()
    play()
  }, [play])

  const askInTime = (player: HTMLVideoElement) => {
    const late = video.question && player.currentTime - video.question.at
    if (isAsked.current || late === undefined || late < 0 || late > ASK_WITHIN_SECONDS) return
    isAsked.current = true
    pause()
    leaveFullScreen(player)
    setAsking(true)
  }

  const finish = ({ played, duration }: HTMLVideoElement) => {
    const hasWatched = !wasPlayedTooFast.current && isWatched(playedOf(played), duration)
    setEnding(hasWatched ? 'watched' : 'skipped')
    // Report a video only once, even if it is replayed. For visitors nothing was reported, so try again.
    if (hasWatched && !isReported.current) isReported.current = onWatched()
  }

  return (
    <section className={`for-screen ${styles.cinema}`}>
      <div className={styles.stage}>
        <video
          ref={element}
          className={styles.screen}
          src={mediaUrl(video.file)}
          poster={mediaUrl(video.poster)}
          width={640}
          height={360}
          controls={isReady}
          playsInline
          preload="none"
          controlsList="nodownload noplaybackrate"
          onPlay={({ currentTarget: element }) => {
            // Replaying from the start at normal speed discards the ranges that were played too fast.
            if (
              wasPlayedTooFast.current &&
              element.currentTime < 1 &&
              element.playbackRate <= MAX_PLAYBACK_RATE
            ) {
              wasPlayedTooFast.current = false
              element.load()
              play()
            }
            setStarted(true)
            setFailed(false)
            setAsking(false)
            if (video.question) VideoQuestion.preload().catch(() => undefined)
            claimAudio(pause)
          }}
          onError={() => {
            setStarted(false)
            setFailed(true)
          }}
          onRateChange={(event) => {
            if (event.currentTarget.playbackRate > MAX_PLAYBACK_RATE) wasPlayedTooFast.current = true
          }}
          onTimeUpdate={(event) => askInTime(event.currentTarget)}
          onEnded={(event) => finish(event.currentTarget)}
        >
          <track kind="captions" srcLang="fr" label="Français" src={mediaUrl(video.captions)} />
        </video>
        {isAsking && video.question && <VideoQuestion question={video.question} onAnswered={goOn} />}
        {isReady && !isStarted && (
          <button
            type="button"
            className={styles.start}
            aria-label={`Regarder : ${video.title}`}
            onClick={() => {
              // The button disappears; move the focus to the video.
              element.current?.focus()
              play()
            }}
          >
            <PlayIcon />
          </button>
        )}
      </div>
      <div className={styles.words}>
        <h2 className="title">{video.title}</h2>
        <p>{video.about.french}</p>
        <p lang="en">
          <b>{video.english}</b> – {video.about.english}
        </p>
        <p role="status" className={styles.ending}>
          {hasFailed ? <Said {...LOAD_FAILED} /> : ending && <Said {...ENDINGS[ending]} />}
        </p>
      </div>
    </section>
  )
}
