import { setSoundSettings } from '../lib/sound/sound-settings.ts'
import { Button, type ButtonLook } from './Button.tsx'
import { SpeakerIcon } from './ToolIcon.tsx'

interface SoundOffButtonProps extends Pick<ButtonLook, 'size'> {
  /** Hides the text next to the icon, except from screen readers. */
  textClass?: 'for-ears'
}

/** Shown in place of a listen button if the sound is off. Turns it on. */
export function SoundOffButton({ size, textClass }: SoundOffButtonProps) {
  return (
    <Button
      look="soft"
      size={size}
      onClick={({ currentTarget: { parentElement } }) => {
        // The button disappears: move the focus to its container, so that Tab continues from there.
        parentElement?.setAttribute('tabindex', '-1')
        parentElement?.focus()
        setSoundSettings({ isOn: true })
      }}
    >
      <SpeakerIcon isOff />
      <span className={textClass}>
        Le son est coupé : remets-le. <small lang="en">The sound is off: turn it on.</small>
      </span>
    </Button>
  )
}
