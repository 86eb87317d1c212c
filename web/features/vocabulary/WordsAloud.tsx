import { useEffect, useState } from 'react'
import type { PageWord } from '../../../content/page-words.ts'
import { isCalm } from '../../lib/display/calm.ts'
import { useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { useReadAloud } from '../../lib/sound/use-read-aloud.ts'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { SoundOffButton } from '../../ui/SoundOffButton.tsx'
import { LISTEN_TO_ALL } from './listen-to-all.ts'

/** Says every word of the page in order; the one that is said is marked where it stands, and kept in sight. */
export function WordsAloud({ words }: { words: PageWord[] }) {
  const { reading, read, stop } = useReadAloud(words, tellHeard)
  const [pausedAt, setPausedAt] = useState<number | null>(null)
  const { isOn } = useSoundSettings()

  useEffect(() => {
    if (reading === null) return
    const behavior = isCalm() ? 'auto' : 'smooth'
    document.querySelector('[data-speaking]')?.scrollIntoView({ block: 'nearest', behavior })
  }, [reading])

  if (!isOn) return <SoundOffButton id={LISTEN_TO_ALL} />
  const listen = () => {
    read(pausedAt ?? 0)
    setPausedAt(null)
  }
  const pause = () => {
    setPausedAt(reading)
    stop()
  }
  const end = () => {
    setPausedAt(null)
    stop()
  }
  const isPaused = reading === null && pausedAt !== null
  return (
    <>
      <Button id={LISTEN_TO_ALL} onClick={reading === null ? listen : pause}>
        <PlayIcon shape={reading === null ? 'on' : 'pause'} />
        {reading === null ? (isPaused ? 'Continuer' : 'Tout écouter') : 'Pause'}{' '}
        {reading === null && <small lang="en">{isPaused ? 'Go on' : 'Listen to all'}</small>}
      </Button>
      {(reading !== null || isPaused) && (
        <Button look="soft" onClick={end}>
          Arrêter <small lang="en">Stop</small>
        </Button>
      )}
    </>
  )
}

function tellHeard(how: 'ended' | 'cut'): void {
  if (how === 'ended') window.dispatchEvent(new Event(LISTEN_TO_ALL))
}
