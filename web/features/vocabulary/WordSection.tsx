import type { VocabularyWord } from '../../../domain/api/page.ts'
import { WordCard } from './WordCard.tsx'
import styles from './WordSection.module.css'

interface WordSectionProps {
  title: string
  words: VocabularyWord[]
  /** Pictures are small scenes and get more space. */
  isScene: boolean
  /** Visible when the page opens. */
  isFirst: boolean
}

export function WordSection({ title, words, isScene, isFirst }: WordSectionProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={isScene ? `${styles.cards} ${styles.scenes}` : styles.cards}>
        {words.map((word, index) => (
          <li key={word.french}>
            <WordCard word={word} isFirst={isFirst} isMain={isScene && isFirst && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
