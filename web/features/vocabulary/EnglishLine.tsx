import { Cover } from './Cover.tsx'
import styles from './EnglishLine.module.css'
import type { useStudied } from './study.ts'

interface EnglishLineProps {
  french: string
  english: string
  studied: ReturnType<typeof useStudied>
}

/** The English of a text: nothing, the words, or a cover to lift. */
export function EnglishLine({ french, english, studied }: EnglishLineProps) {
  if (studied.english === 'absent') return null
  if (studied.english === 'shown') {
    return (
      <p className={styles.english} lang="en">
        {english}
      </p>
    )
  }
  return (
    <button type="button" className={styles.hidden} lang="en" onClick={studied.reveal}>
      <Cover />
      <span className="for-ears">
        Show the English for <span lang="fr">{french}</span>
      </span>
    </button>
  )
}
