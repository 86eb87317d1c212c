import { type RefObject, useCallback, useEffect, useState } from 'react'
import { claimAudio } from '../../lib/sound/claim-audio.ts'
import { goTo, letGo } from './go-to.ts'

/** The player of a song: its state, what its buttons do and what its element must be given. */
export function useSong(audio: RefObject<HTMLAudioElement | null>) {
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const pause = useCallback(() => audio.current?.pause(), [audio])

  // The element itself tells the time four times a second only: too late for the line that is sung.
  useEffect(() => {
    if (!isPlaying) return
    let frame = requestAnimationFrame(function tell() {
      setTime(Math.round((audio.current?.currentTime ?? 0) * 10) / 10)
      frame = requestAnimationFrame(tell)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, audio])

  useEffect(() => {
    const element = audio.current
    return () => {
      if (element) letGo(element)
    }
  }, [audio])

  const play = () => {
    setFailed(false)
    // Refused or not to be had: the element's own events tell.
    audio.current?.play().catch(() => setPlaying(false))
  }
  return {
    isPlaying,
    time,
    hasFailed,
    play,
    toggle: () => (isPlaying ? pause() : play()),
    seek(seconds: number) {
      setTime(seconds)
      if (audio.current) goTo(audio.current, seconds).catch(() => setFailed(true))
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
