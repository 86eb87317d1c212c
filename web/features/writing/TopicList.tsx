import { useEffect, useRef } from 'react'
import type { Grade } from '../../../content/grades.ts'
import { picturePath } from '../../../content/words/media-path.ts'
import type { WritingTopic } from '../../../content/writing.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { draftOf, type FoundTopic, topicsFor, type Writing } from './draft.ts'
import styles from './writing.module.css'

interface TopicListProps {
  grade: Grade
  writing: Writing
  /** The topic whose editor was just closed. Takes the focus, because the pressed button is gone. */
  closed: WritingTopic | null
  onOpen(topic: FoundTopic): void
}

/** The topics of a grade, and those of other grades with a draft. Marks those with a draft. */
export function TopicList({ grade, writing, closed, onOpen }: TopicListProps) {
  const closedTopic = useRef<HTMLButtonElement>(null)
  useEffect(() => closedTopic.current?.focus(), [])
  return (
    <ul className={styles.topics}>
      {topicsFor(grade, writing).map((each) => (
        <li key={`${each.grade} ${each.topic.id}`}>
          <button
            ref={each.topic === closed ? closedTopic : undefined}
            type="button"
            className={styles.topic}
            onClick={() => onOpen(each)}
          >
            <Picture image={picturePath(each.topic.picture)} word={each.topic.title} size={128} isFirst />
            <Bilingual french={each.topic.title} english={each.topic.english} />
            {draftOf(writing, { grade: each.grade, topic: each.topic.id }) && (
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
