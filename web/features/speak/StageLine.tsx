import { useEffect, useRef } from 'react'
import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './PlayDialog.module.css'

interface StageLineProps {
  line: VocabularyDialogue['lines'][number]
  isMine: boolean
  /** True if the line is due or being played. */
  isNow: boolean
  /** Hides the French, to be said from memory. */
  isHidden: boolean
}

export function StageLine({ line, isMine, isNow, isHidden }: StageLineProps) {
  const { speaker, image, french, english } = line
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNow) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isNow])
  return (
    <li ref={place} className={styles.line} data-mine={isMine || undefined} data-now={isNow || undefined}>
      <span className={styles.speaker}>
        {image !== null && <Picture image={image} word={speaker} size={48} isFirst />}
        <b>{speaker}</b>
      </span>
      <span className={styles.bubble}>
        {isHidden ? <span aria-hidden="true">?</span> : frenchSpaces(french)}
        {english !== '' && (
          <span lang="en" className={styles.english}>
            {english}
          </span>
        )}
      </span>
    </li>
  )
}
