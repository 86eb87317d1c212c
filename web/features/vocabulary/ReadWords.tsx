import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PageWord } from '../../../content/site/page-words.ts'
import { isCalm } from '../../lib/display/calm.ts'
import { ALL_READ_EVENT } from '../../lib/sound/read-all.ts'
import { useReadAloud } from '../../lib/sound/use-read-aloud.ts'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'

/**
 * Speaks all words immediately, and again on request. The current word is highlighted and scrolled into view.
 */
export function ReadWords({ words }: { words: PageWord[] }) {
  const main = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  const { reading, read, stop } = useReadAloud(words, (how) => {
    // The stop button is about to be removed.
    if (document.activeElement === stopButton.current) main.current?.focus()
    if (how === 'ended') dispatchEvent(new Event(ALL_READ_EVENT))
  })
  const [pausedAt, setPausedAt] = useState<number | null>(null)

  const begin = useEffectEvent(() => {
    // The pressed button was removed.
    if (document.activeElement === document.body) main.current?.focus()
    read()
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (reading === null) return
    const behavior = isCalm() ? 'auto' : 'smooth'
    document.querySelector('[data-speaking]')?.scrollIntoView({ block: 'nearest', behavior })
  }, [reading])

  const listen = () => {
    read(pausedAt ?? 0)
    setPausedAt(null)
  }
  const pause = () => {
    setPausedAt(reading)
    stop()
  }
  const end = () => {
    // The pressed button is removed.
    main.current?.focus()
    setPausedAt(null)
    stop()
  }
  const isPaused = reading === null && pausedAt !== null
  return (
    <>
      <Button ref={main} onClick={reading === null ? listen : pause}>
        <PlayIcon shape={reading === null ? 'on' : 'pause'} />
        {reading === null ? (isPaused ? 'Continuer' : 'Tout écouter') : 'Pause'}{' '}
        {reading === null && <small lang="en">{isPaused ? 'Go on' : 'Listen to all'}</small>}
      </Button>
      {(reading !== null || isPaused) && (
        <Button ref={stopButton} look="soft" onClick={end}>
          Arrêter <small lang="en">Stop</small>
        </Button>
      )}
    </>
  )
}
