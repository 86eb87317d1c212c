import { useEffect, useId, useMemo, useRef } from 'react'
import type { Song } from '../../../domain/api/song.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { stopSound } from '../../lib/sound/sound.ts'
import { useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { useReadAloud } from '../../lib/sound/use-read-aloud.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { clockTime, currentLine } from './current-line.ts'
import { Lyrics } from './Lyrics.tsx'
import styles from './SongPlayer.module.css'
import { useSong } from './use-song.ts'

/** Its code loads with the site chrome; pages are prerendered with the sound on. */
const SoundOffButton = lazyPart(async () => (await import('../../ui/SoundOffButton.tsx')).SoundOffButton, {
  onFail: 'omit',
})

interface SongPlayerProps {
  song: Song
  /** Chosen by a tap, so it starts immediately. */
  isChosen: boolean
}

/**
 * A cover with the lyrics, whose syllables are highlighted in time with the music or spoken line by line.
 * Tapping a line starts there.
 */
export function SongPlayer({ song, isChosen }: SongPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const { isPlaying, time, hasFailed, play, toggle, seek, events } = useSong(audio)
  const spoken = useMemo(() => song.lines.map((line) => ({ ...line, sound: line.sound ?? null })), [song])
  const { reading, read, stop } = useReadAloud(spoken)
  const { isOn } = useSoundSettings()
  const titleID = useId()

  useEffect(() => {
    if (isChosen) audio.current?.play().catch(() => undefined)
  }, [isChosen])

  // Stop the sound when another song is chosen.
  useEffect(() => stopSound, [])

  const playFrom = (seconds: number) => {
    seek(seconds)
    play()
  }

  return (
    <section className={styles.player} aria-labelledby={titleID}>
      <audio ref={audio} src={mediaUrl(song.recording)} preload="none" muted={!isOn} {...events} />
      <div>
        <div className={styles.stage}>
          <Picture
            className={styles.cover ?? ''}
            image={song.image}
            word={song.title}
            size={640}
            height={400}
            isFirst
            fetchPriority="high"
          />
          <button
            type="button"
            className={`for-screen ${styles.play}`}
            data-playing={isPlaying || undefined}
            onClick={toggle}
          >
            <PlayIcon shape={isPlaying ? 'pause' : 'on'} />
            <span className="for-ears">{isPlaying ? 'Pause' : 'Écouter'}</span>
          </button>
        </div>
        <div className="for-screen line">
          <input
            type="range"
            className={styles.progress}
            min={0}
            max={song.seconds}
            step={1}
            value={Math.min(time, song.seconds)}
            aria-label="Où en est la chanson"
            aria-valuetext={`${clockTime(time)} sur ${clockTime(song.seconds)}`}
            onChange={(event) => seek(Number(event.target.value))}
          />
          <span className={styles.time} aria-hidden="true">
            {clockTime(time)} / {clockTime(song.seconds)}
          </span>
        </div>
      </div>
      <div className={styles.words}>
        <h2 id={titleID} className="title">
          {song.title} <small lang="en">{song.english}</small>
        </h2>
        <div className="row middle">
          <p className={styles.how}>
            <Bilingual french="Chante avec la musique." english="Sing with the music." />
          </p>
          {isOn ? (
            <Button look="soft" onClick={reading === null ? () => read() : stop}>
              <PlayIcon shape={reading === null ? 'on' : 'pause'} />
              {reading === null ? 'Dis-moi les mots' : 'Arrêter'}{' '}
              <small lang="en">{reading === null ? 'Say the words' : 'Stop'}</small>
            </Button>
          ) : (
            <SoundOffButton />
          )}
        </div>
        <p role="status" className={styles.problem}>
          {hasFailed && (
            <>
              La chanson ne s'est pas chargée. Essaie encore.{' '}
              <span lang="en">The song did not load. Try again.</span>
            </>
          )}
        </p>
        <Lyrics
          lines={song.lines}
          current={reading ?? currentLine(song.lines, time)}
          time={reading === null ? time : null}
          onChoose={playFrom}
        />
      </div>
      <p className={styles.about}>
        <Bilingual {...song.about} />
      </p>
    </section>
  )
}
