import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lesson, LessonsAnswer } from '../../../../domain/api/lesson.ts'
import { Button } from '../../../ui/Button.tsx'
import { classesQuery, lessonListQuery } from '../data/queries.ts'
import { forgetDrafts } from '../hooks/use-draft.ts'
import { useInAddress } from '../hooks/use-in-address.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { begunLesson } from './begun-lesson.ts'
import { ClassGoals } from './ClassGoals.tsx'
import { LessonEditor } from './LessonEditor.tsx'
import { LessonLive } from './LessonLive.tsx'
import { LessonTable } from './LessonTable.tsx'
import { copyOf, draftOf, type LessonDraft, newDraft } from './lesson-draft.ts'
import { ShareLesson } from './ShareLesson.tsx'

/** A lesson that is being written; `edit`: the code of one that is there. */
type Written = { edit: string | null; draft: LessonDraft }

/** A lesson: steps for a class, under an address of four letters, and what becomes of it while it goes on. */
export function LessonsView({ title }: { title: string }) {
  const list = useQuery(lessonListQuery)
  const classes = useQuery(classesQuery)
  const [followedCode] = useInAddress('suivre')
  const followed = list.data?.data.find(({ code }) => code === followedCode)
  return (
    <AdminPage title={followed?.title ?? title} isFocused={followed !== undefined}>
      <Loaded query={classes}>
        {(known) => (
          <Loaded query={list}>
            {(answer) => (
              <Lessons {...answer} followed={followed} classCodes={known.map(({ classCode }) => classCode)} />
            )}
          </Loaded>
        )}
      </Loaded>
    </AdminPage>
  )
}

interface LessonsProps extends LessonsAnswer {
  /** The lesson whose pupils are watched. */
  followed: Lesson | undefined
  classCodes: readonly string[]
}

function Lessons({ data: lessons, today, followed, classCodes }: LessonsProps) {
  const [asked] = useInAddress('faire')
  const [, follow] = useInAddress('suivre')
  const [written, setWritten] = useState<Written | null>(() => {
    const draft = asked === 'lecon' ? begunLesson(today, classCodes) : null
    return draft && { edit: null, draft }
  })
  const [shared, setShared] = useState<string | null>(null)
  const lessonOf = (code: string | null) => lessons.find((each) => each.code === code)
  const share = lessonOf(shared)
  const close = () => {
    forgetDrafts('lesson')
    setWritten(null)
    follow(null)
  }
  return (
    <>
      {followed ? (
        <LessonLive lesson={followed} onShare={() => setShared(followed.code)} onBack={close} />
      ) : written ? (
        <LessonEditor
          code={written.edit}
          initial={written.draft}
          today={today}
          classCodes={classCodes}
          onSaved={({ code }) => {
            close()
            setShared(code)
          }}
          onClose={close}
        />
      ) : (
        <>
          <div>
            <Button onClick={() => setWritten({ edit: null, draft: newDraft(today, classCodes) })}>
              Nouvelle leçon
            </Button>
          </div>
          <LessonTable
            lessons={lessons}
            today={today}
            onFollow={follow}
            onShare={setShared}
            onEdit={(lesson) => setWritten({ edit: lesson.code, draft: draftOf(lesson, classCodes) })}
            onCopy={(lesson) => setWritten({ edit: null, draft: copyOf(lesson, today, classCodes) })}
          />
          <ClassGoals classCodes={classCodes} />
        </>
      )}
      {share && (
        <ShareLesson
          lesson={share}
          onClose={() => setShared(null)}
          onFollow={() => {
            setShared(null)
            setWritten(null)
            follow(share.code)
          }}
        />
      )}
    </>
  )
}
