import { useCallback, useEffect, useRef, useState } from 'react'
import { type Grade, gradeNames, gradeOfUser, grades, toGrade } from '../../../content/grades.ts'
import { startOf, WRITING_TEXTS, type WritingTopic } from '../../../content/writing.ts'
import { newKey } from '../../lib/new-key.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import { useSession } from '../../lib/session/session.ts'
import { hasTimedOut } from '../../lib/session/unsent-work.ts'
import { useSignOutNotice } from '../../lib/session/use-sign-out-notice.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import {
  type Draft,
  draftOf,
  type FoundTopic,
  findTopic,
  hasTexts,
  loadWriting,
  openTopic,
  removeSentDraft,
  storeDraft,
} from './draft.ts'
import { Editor } from './Editor.tsx'
import { OwnCompositions } from './OwnCompositions.tsx'
import { TopicList } from './TopicList.tsx'
import styles from './writing.module.css'

/** Default grade for visitors. */
const DEFAULT_GRADE: Grade = 4

const TEXT_IS_KEPT = {
  message: 'Ta session est finie : reconnecte-toi, et tu pourras continuer ton texte.',
  english: 'Your session is over: sign in again to go on with your text.',
}

/** "J'écris": the pupil chooses a topic and writes three sentences about it. */
export function WritingView() {
  const user = useSession()
  const userID = user?.id ?? null
  const ownGrade = gradeOfUser(user)
  const pupilID = usePupilID()
  const [writing, setWriting] = useState(loadWriting)
  const latestGrade = (writing.open ?? writing.drafts.at(-1))?.grade ?? null
  const [visitorGrade, setVisitorGrade] = useState<Grade>(toGrade(latestGrade) ?? DEFAULT_GRADE)
  // The open text may be of another grade: from before signing in, or before the pupil's grade changed.
  const open = writing.open && findTopic(writing.open)
  const grade = ownGrade ?? visitorGrade
  const [closed, setClosed] = useState<WritingTopic | null>(null)
  const [isSent, setSent] = useState(false)
  const notice = useCallback(
    () => (userID !== null && hasTexts(userID) && hasTimedOut() ? TEXT_IS_KEPT : null),
    [userID],
  )
  useSignOutNotice(true, notice)

  return (
    <div className={styles.page} data-grade={open?.grade ?? grade}>
      {open ? (
        <Editor
          topic={open.topic}
          draft={draftOf(writing, { grade: open.grade, topic: open.topic.id }) ?? newDraft(open)}
          onChange={(draft) => setWriting(storeDraft(draft))}
          onBack={() => {
            setClosed(open.topic)
            setWriting(openTopic(null))
          }}
          onSent={(senderID, sent) => {
            const rest = removeSentDraft(senderID, sent)
            setClosed(null)
            setWriting(rest)
            setSent(rest.open === null)
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
          <TopicList
            grade={grade}
            writing={writing}
            closed={closed}
            onOpen={(chosen) => {
              setSent(false)
              setWriting(openTopic({ grade: chosen.grade, topic: chosen.topic.id }))
            }}
          />
          {ownGrade === null && (
            <Choice
              label="Année"
              english="Grade"
              value={String(grade)}
              options={grades.map((each) => ({ value: String(each), name: gradeNames[each] }))}
              onChoose={(chosen) => setVisitorGrade(toGrade(Number(chosen)) ?? grade)}
            />
          )}
          {pupilID !== null && <OwnCompositions userID={pupilID} />}
        </>
      )}
    </div>
  )
}

/** Not stored until the pupil writes. */
function newDraft({ grade, topic: { id, frames } }: FoundTopic): Draft {
  return { grade, topic: id, sentences: frames.map(startOf), key: newKey() }
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
