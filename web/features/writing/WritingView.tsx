import { useEffect, useRef, useState } from 'react'
import { asGrade, type Grade, gradeNames, gradeOfUser, grades } from '../../../content/grades.ts'
import { picturePath } from '../../../content/words/media-path.ts'
import { startOf, WRITING_TEXTS, type WritingTopic, writingTopics } from '../../../content/writing.ts'
import { newKey } from '../../lib/new-key.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import { useSession } from '../../lib/session/session.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { type Draft, loadDraft, removeSentDraft, storeDraft } from './draft.ts'
import { Editor } from './Editor.tsx'
import { OwnCompositions } from './OwnCompositions.tsx'
import styles from './writing.module.css'

/** Default grade for visitors. */
const FIRST_GRADE: Grade = 4

/** "J'écris": the pupil chooses a topic and writes three sentences about it. */
export function WritingView() {
  const ownGrade = gradeOfUser(useSession())
  const pupilID = usePupilID()
  const [draft, setDraft] = useState(loadDraft)
  const [grade, setGrade] = useState<Grade>(ownGrade ?? asGrade(draft?.grade ?? null) ?? FIRST_GRADE)
  const topic = writingTopics[grade].find(({ id }) => id === draft?.topic && grade === draft.grade)
  const [isOpen, setOpen] = useState(topic !== undefined)
  const [isSent, setSent] = useState(false)
  const change = (next: Draft) => {
    storeDraft(next)
    setDraft(next)
  }
  const open = (chosen: WritingTopic) => {
    setSent(false)
    setOpen(true)
    if (chosen !== topic)
      change({ grade, topic: chosen.id, sentences: chosen.frames.map(startOf), key: newKey() })
  }

  return (
    <div className={styles.page} data-grade={grade}>
      {topic && draft && isOpen ? (
        <Editor
          topic={topic}
          draft={draft}
          onChange={change}
          onBack={() => setOpen(false)}
          onSent={(key) => {
            const rest = removeSentDraft(key)
            setDraft(rest)
            setSent(rest === null)
          }}
        />
      ) : (
        <>
          {isSent ? (
            <SentNotice />
          ) : (
            <PageHeader
              title="J'écris"
              hint={WRITING_TEXTS.choose.french}
              english={WRITING_TEXTS.choose.english}
            />
          )}
          <ul className={styles.topics}>
            {writingTopics[grade].map((each) => (
              <li key={each.id}>
                <button type="button" className={styles.topic} onClick={() => open(each)}>
                  <Picture image={picturePath(each.picture)} word={each.title} size={128} isFirst />
                  <Bilingual french={each.title} english={each.english} />
                  {each === topic && (
                    <span className={styles.begun}>
                      <Bilingual french="Continue ton texte" english="Continue your text" />
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          {ownGrade === null && (
            <Choice
              label="Année"
              english="Grade"
              value={String(grade)}
              options={grades.map((each) => ({ value: String(each), name: gradeNames[each] }))}
              onChoose={(chosen) => setGrade(asGrade(Number(chosen)) ?? grade)}
            />
          )}
          {pupilID !== null && <OwnCompositions userID={pupilID} />}
        </>
      )}
    </div>
  )
}

/** Confirms that the text was sent. Takes the focus, because the button is removed. */
function SentNotice() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className={styles.header}>
      <OwlSays {...WRITING_TEXTS.sent} pose="cheering" size={80} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        <Bilingual {...WRITING_TEXTS.sent} />
      </h1>
    </header>
  )
}
