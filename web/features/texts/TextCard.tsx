import type { SpokenText } from '../../../domain/api/text.ts'
import type { TextBlock } from '../../../domain/api/text-page.ts'
import { playSound, useSound } from '../../lib/sound/sound.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Picture } from '../../ui/Picture.tsx'
import { RichPair } from './RichPair.tsx'
import styles from './texts.module.css'

/** A card with a picture, a title, text, and sentences that can be spoken. */
export function TextCard({
  image,
  title,
  english,
  paragraphs,
  text,
  examples = [],
}: Extract<TextBlock, { type: 'card' }>) {
  return (
    <section className={styles.card}>
      {image !== null && <Picture className={styles.picture} image={image} word={title} size={96} />}
      <h2 className={styles.cardTitle}>
        {title}
        {english !== '' && <small lang="en">{english}</small>}
      </h2>
      {paragraphs.map(({ french, english }) => (
        <div key={french} className={styles.text}>
          <p>{frenchSpaces(french)}</p>
          <p className={styles.english} lang="en">
            {english}
          </p>
        </div>
      ))}
      {text && (
        <div className={styles.text}>
          <RichPair {...text} isStacked />
        </div>
      )}
      {examples.map((example) => (
        <Example key={example.french} {...example} />
      ))}
    </section>
  )
}

function Example({ french, english, sound }: SpokenText) {
  const isSpeaking = useSound().playing?.text === french
  return (
    <button
      type="button"
      className={styles.example}
      data-speaking={isSpeaking || undefined}
      onClick={() => playSound(sound, french)}
    >
      {frenchSpaces(`« ${french} »`)}
      <span className={styles.english} lang="en">
        {english}
      </span>
    </button>
  )
}
