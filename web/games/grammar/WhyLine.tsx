import { playSound } from '../../lib/sound/sound.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SpeakerIcon } from '../../ui/SpeakerIcon.tsx'
import styles from './grammar.module.css'
import type { ReasonPart } from './reason.ts'

interface WhyLineProps {
  parts: readonly ReasonPart[]
  english: string
  sound: string | null
  /** Path under the media base, or null. */
  image: string | null
}

/** Explains the right answer with a picture and one line, which can be replayed. */
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
