import { setSoundSettings } from '../lib/sound/sound-settings.ts'
import { Button, type ButtonLook } from './Button.tsx'
import { SpeakerIcon } from './ToolIcon.tsx'

interface SoundOffButtonProps extends Pick<ButtonLook, 'size'> {
  /** Shows an icon; the text is read out only. */
  isIcon?: boolean
}

/** Shown in place of a listen button if the sound is off. Turns it on. */
export function SoundOffButton({ size, isIcon = false }: SoundOffButtonProps) {
  return (
    <Button
      look="soft"
      size={size}
      onClick={({ currentTarget: { parentElement } }) => {
        // The button disappears: move the focus to its container, so that Tab continues from there.
        if (parentElement) parentElement.tabIndex = -1
        parentElement?.focus()
        setSoundSettings({ isOn: true })
      }}
    >
      {isIcon && <SpeakerIcon isOff />}
      <span className={isIcon ? 'for-ears' : undefined}>
        Le son est coupé : remets-le. <small lang="en">The sound is off: turn it on.</small>
      </span>
    </Button>
  )
}
