import { useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { SoundOffButton } from '../../ui/SoundOffButton.tsx'

interface ReadButtonProps {
  status: 'silent' | 'reading' | 'paused'
  onPlay(): void
  onPause(): void
}

/** Reads the story aloud, pauses and continues. */
export function ReadButton({ status, onPlay, onPause }: ReadButtonProps) {
  const { isOn } = useSoundSettings()
  if (!isOn) return <SoundOffButton size="pupil" />
  const isReading = status === 'reading'
  return (
    <Button size="pupil" onClick={isReading ? onPause : onPlay}>
      <PlayIcon shape={isReading ? 'pause' : 'on'} />
      {isReading ? 'Pause' : status === 'paused' ? 'Continuer' : "Lis-moi l'histoire"}{' '}
      {!isReading && <small lang="en">{status === 'paused' ? 'Go on' : 'Read me the story'}</small>}
    </Button>
  )
}
