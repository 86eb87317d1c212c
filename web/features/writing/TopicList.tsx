import { useEffect, useRef } from 'react'
import type { Grade } from '../../../content/grades.ts'
import { picturePath } from '../../../content/words/media-path.ts'
import { type WritingTopic, writingTopics } from '../../../content/writing.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { draftOf, type Writing } from './draft.ts'
import styles from './writing.module.css'

interface TopicListProps {
  grade: Grade
  writing: Writing
  /** The topic whose editor was just closed. Takes the focus, because the pressed button is gone. */
  closed: WritingTopic | null
  onOpen(topic: WritingTopic): void
}

/** The topics of a grade. Marks those with a draft. */
export function TopicList({ grade, writing, closed, onOpen }: TopicListProps) {
  const closedTopic = useRef<HTMLButtonElement>(null)
  useEffect(() => closedTopic.current?.focus(), [])
  return (
    <ul className={styles.topics}>
      {writingTopics[grade].map((each) => (
        <li key={each.id}>
          <button
            ref={each === closed ? closedTopic : undefined}
            type="button"
            className={styles.topic}
            onClick={() => onOpen(each)}
          >
            <Picture image={picturePath(each.picture)} word={each.title} size={128} isFirst />
            <Bilingual french={each.title} english={each.english} />
            {draftOf(writing, { grade, topic: each.id }) && (
              <span className={styles.begun}>
                <Bilingual french="Continue ton texte" english="Continue your text" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
