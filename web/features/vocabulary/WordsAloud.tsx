import { useEffect, useState } from 'react'
import type { PageWord } from '../../../content/page-words.ts'
import { isCalm } from '../../lib/display/calm.ts'
import { useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { ALL_HEARD, useReadAloud } from '../../lib/sound/use-read-aloud.ts'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { SoundOffButton } from '../../ui/SoundOffButton.tsx'

/** Says every word of the page in order; the one that is said is marked where it stands, and kept in sight. */
export function WordsAloud({ words }: { words: PageWord[] }) {
  const { reading, read, stop } = useReadAloud(
    words,
    (how) => how === 'ended' && dispatchEvent(new Event(ALL_HEARD)),
  )
  const [pausedAt, setPausedAt] = useState<number | null>(null)
  const { isOn } = useSoundSettings()

  useEffect(() => {
    if (reading === null) return
    const behavior = isCalm() ? 'auto' : 'smooth'
    document.querySelector('[data-speaking]')?.scrollIntoView({ block: 'nearest', behavior })
  }, [reading])

  if (!isOn) return <SoundOffButton />
  const halt = (at: number | null) => {
    setPausedAt(at)
    stop()
  }
  const listen = () => {
    read(pausedAt ?? 0)
    setPausedAt(null)
  }
  const [french, english] =
    reading !== null
      ? ['Pause']
      : pausedAt === null
        ? ['Tout écouter', 'Listen to all']
        : ['Continuer', 'Go on']
  return (
    <>
      <Button onClick={reading === null ? listen : () => halt(reading)}>
        <PlayIcon shape={reading === null ? 'on' : 'pause'} />
        {french} {english && <small lang="en">{english}</small>}
      </Button>
      {(reading ?? pausedAt) !== null && (
        <Button look="soft" onClick={() => halt(null)}>
          Arrêter <small lang="en">Stop</small>
        </Button>
      )}
    </>
  )
}
