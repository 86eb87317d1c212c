import { playAgain, useSound } from '../../lib/sound/sound.ts'
import { setSoundSettings, useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SignIcon } from '../../ui/SignIcon.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { SpeakerIcon } from './SpeakerIcon.tsx'

/** The sound of a game: what must be known of the last one, once more, on or off. */
export function SoundTools() {
  const { last } = useSound()
  const { isOn } = useSoundSettings()
  return (
    <>
      <SoundNotice />
      <IconButton
        name="Réécouter"
        aria-disabled={!last || !isOn || undefined}
        onClick={() => last && playAgain(last)}
      >
        <SignIcon shape="again" />
      </IconButton>
      <IconButton
        name="Son"
        role="switch"
        aria-checked={isOn}
        onClick={() => setSoundSettings({ isOn: !isOn })}
      >
        <SpeakerIcon isOff={!isOn} />
      </IconButton>
    </>
  )
}
