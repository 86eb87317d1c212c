import { soundPath } from '../../content/words/media-path.ts'
import { sentencesOf } from '../../domain/spoken-sentences.ts'
import { SpeakerIcon } from '../features/play/SpeakerIcon.tsx'
import { showToast } from '../lib/display/toast.ts'
import { playBehind, stopSound, useSound } from '../lib/sound/sound.ts'
import { useSoundSettings } from '../lib/sound/sound-settings.ts'
import owl from './art/owl.svg'
import styles from './OwlSays.module.css'

export interface OwlSaysProps {
  /** Any number of sentences. Those of `content/owl-texts.ts` have the site's voice, all others the device's where it has one. */
  french: string
  /** The same in English, said behind it; empty where there is none. */
  english: string
  /** How wide the owl is, in CSS pixels; the style may make it another. */
  size?: number
  /** It is the largest thing of a page that is prerendered with it, and comes in its document. */
  isFirst?: boolean
  className?: string
}

interface Spoken {
  text: string
  isEnglish: boolean
}

/** The owl, who says what to do here, or what became of it, to who cannot read it: a press, and it speaks; another, and it is silent. */
export function OwlSays({ french, english, size = 64, isFirst, className }: OwlSaysProps) {
  const { playing, unheard } = useSound()
  const { isOn } = useSoundSettings()
  const sentences = [...inLanguage(french, false), ...inLanguage(english, true)]
  const isMine = (said: { text: string } | null) => sentences.some(({ text }) => text === said?.text)
  const isSpeaking = isMine(playing)
  const press = () => {
    if (!isOn) showToast({ message: 'Le son est coupé.', english: 'The sound is off.' })
    else if (isSpeaking) stopSound()
    else say(sentences)
  }
  return (
    <span className={['for-screen', styles.place, className].filter(Boolean).join(' ')}>
      <button type="button" className={styles.owl} aria-pressed={isSpeaking} onClick={press}>
        <img
          src={owl}
          alt=""
          width={size}
          height={Math.round((size * 7) / 6)}
          fetchPriority={isFirst ? 'high' : undefined}
        />
        <span className={styles.sign}>
          <SpeakerIcon />
        </span>
        <span className="for-ears">
          Écouter le hibou <span lang="en">Listen to the owl</span>
        </span>
      </button>
      <span role="status" className={styles.mark}>
        {isMine(unheard) && (
          <>
            pas de voix ici <small lang="en">no voice here</small>
          </>
        )}
      </span>
    </span>
  )
}

function inLanguage(text: string, isEnglish: boolean): Spoken[] {
  return sentencesOf(text).map((sentence) => ({ text: sentence, isEnglish }))
}

/** One after the other, in the place of all else. */
function say(sentences: readonly Spoken[]): void {
  stopSound()
  for (const { text, isEnglish } of sentences) playBehind(soundPath(text), text, isEnglish)
}
