import { SpeakerIcon } from '../../features/play/SpeakerIcon.tsx'
import { playSound } from '../../lib/sound/sound.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { ReasonPart } from './reason.ts'
import styles from './WhyLine.module.css'

interface WhyLineProps {
  parts: readonly ReasonPart[]
  english: string
  sound: string | null
  /** Path under the media base; null where there is none. */
  image: string | null
}

/** Why the answer is right: a picture and one short line, which a touch says once more. */
export function WhyLine({ parts, english, sound, image }: WhyLineProps) {
  const text = parts.map((part) => part.text).join('')
  return (
    <button type="button" className={styles.why} onClick={() => playSound(sound, text)}>
      {image !== null && <Picture image={image} word={text} size={56} isFirst className={styles.picture} />}
      <span className={styles.words}>
        <span className="for-ears">Écouter : </span>
        <span>
          {parts.map(({ text: words, place, isMatter }) =>
            isMatter ? (
              <strong key={place} className={styles.matter}>
                {words}
              </strong>
            ) : (
              <span key={place}>{frenchSpaces(words)}</span>
            ),
          )}
        </span>
        {english !== '' && <small lang="en">{english}</small>}
      </span>
      <SpeakerIcon />
    </button>
  )
}
