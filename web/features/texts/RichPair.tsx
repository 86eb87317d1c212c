import type { RichPair as Texts } from '../../../domain/api/rich-text.ts'
import { plainTextOf } from '../../../domain/rich-text.ts'
import { numbered } from './numbered.ts'
import { RichText } from './RichText.tsx'
import styles from './texts.module.css'

/**
 * A formatted text in both languages. `isStacked`: no space for columns. If both have the same number of
 * parts, each part is next to its translation.
 */
export function RichPair({ french, english, isStacked = false }: Texts & { isStacked?: boolean }) {
  if (plainTextOf(english) === '') return <Row french={french.content} english={[]} isStacked={isStacked} />
  if (french.content.length !== english.content.length) {
    return <Row french={french.content} english={english.content} isStacked={isStacked} />
  }
  return numbered(french.content).map(({ key, value }, place) => (
    <Row key={key} french={[value]} english={english.content.slice(place, place + 1)} isStacked={isStacked} />
  ))
}

interface RowProps {
  french: Texts['french']['content']
  english: Texts['english']['content']
  isStacked: boolean
}

function Row({ french, english, isStacked }: RowProps) {
  return (
    <div className={isStacked ? styles.stacked : styles.pair}>
      <div className={styles.rich}>
        <RichText blocks={french} />
      </div>
      {english.length > 0 && (
        <div className={`${styles.rich} ${styles.pairTranslation}`} lang="en">
          <RichText blocks={english} />
        </div>
      )}
    </div>
  )
}
