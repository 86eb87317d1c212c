import styles from './Cover.module.css'
import { WordCover } from './Cover.tsx'
import type { useStudied } from './study.ts'

interface EnglishLineProps {
  french: string
  english: string
  studied: ReturnType<typeof useStudied>
}

/** The English of a text: nothing, the words, or a cover that can be lifted. */
export function EnglishLine({ french, english, studied }: EnglishLineProps) {
  if (studied.english === 'absent') return null
  if (studied.english !== 'hidden') {
    return (
      <p className={styles.english} lang="en" data-stays={studied.english === 'shown' || undefined}>
        {english}
      </p>
    )
  }
  return (
    <button
      type="button"
      className={styles.hidden}
      lang="en"
      onClick={({ currentTarget }) => {
        // The button is about to be removed; keep the focus at its position for Tab.
        const place = currentTarget.parentElement
        if (place) place.tabIndex = -1
        place?.focus()
        studied.reveal()
      }}
    >
      <WordCover />
      <span className="for-ears">
        Show the English for <span lang="fr">{french}</span>
      </span>
    </button>
  )
}
