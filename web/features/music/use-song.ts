import { type RefObject, useCallback, useEffect, useState } from 'react'
import { playMedia } from '../../lib/sound/play-media.ts'
import { claimAudio } from '../../lib/sound/sound-player.ts'
import { releaseRecording, seekTo } from './seek-to.ts'

/** Player of a song: its state, its actions, and the props of its audio element. */
export function useSong(audio: RefObject<HTMLAudioElement | null>) {
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const pause = useCallback(() => audio.current?.pause(), [audio])

  // `timeupdate` fires only four times per second, too rarely for the current line.
  useEffect(() => {
    if (!isPlaying) return
    let frame = requestAnimationFrame(function update() {
      setTime(Math.round((audio.current?.currentTime ?? 0) * 10) / 10)
      frame = requestAnimationFrame(update)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, audio])

  useEffect(() => {
    const element = audio.current
    return () => {
      if (element) releaseRecording(element)
    }
  }, [audio])

  const play = () => {
    setFailed(false)
    // If playing is refused or fails, the element's events report it.
    if (audio.current) playMedia(audio.current).catch(() => setPlaying(false))
  }
  return {
    isPlaying,
    time,
    hasFailed,
    play,
    toggle: () => (isPlaying ? pause() : play()),
    seek(seconds: number) {
      setTime(seconds)
      if (audio.current) seekTo(audio.current, seconds).catch(() => setFailed(true))
    },
    events: {
      onPlay() {
        claimAudio(pause)
        setPlaying(true)
      },
      onPause: () => setPlaying(false),
      onEnded: () => setTime(0),
      onError() {
        setPlaying(false)
        setFailed(true)
      },
    },
  }
}
