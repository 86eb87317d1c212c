import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lesson, LessonsAnswer } from '../../../../domain/api/lesson.ts'
import { lessonPath, lessonPhase } from '../../../../domain/lesson.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyField } from '../../../ui/CopyField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ScreenQRCode } from '../../../ui/QRCode.tsx'
import { classesQuery, lessonListQuery } from '../data/queries.ts'
import { usePageName } from '../data/use-page-name.ts'
import { deleteDraft, readDrafts } from '../hooks/use-draft.ts'
import { useSearchParam } from '../hooks/use-history-state.ts'
import { LiveGameResults, LiveGames } from '../live-games/LiveGames.tsx'
import { PlayTogetherDialog } from '../live-games/PlayTogetherButton.tsx'
import { AdminPage } from '../ui/AdminPage.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ClassGoals } from './ClassGoals.tsx'
import { LessonEditor } from './LessonEditor.tsx'
import styles from './LessonLive.module.css'
import { LessonLive } from './LessonLive.tsx'
import { LessonTable } from './LessonTable.tsx'
import {
  changesKey,
  copyKey,
  copyLesson,
  type LessonDraft,
  lessonDraft,
  lessonToDraft,
  NEW_LESSON_KEY,
  newLessonDraft,
} from './lesson-draft.ts'
import { takePendingLesson } from './pending-lesson.ts'
import { Substitutes } from './Substitutes.tsx'

/**
 * The lesson in the editor. `edit` is the code of a saved lesson, null for a new one. `draft` is used if none
 * is stored under `draftKey`.
 */
type EditedLesson = { draftKey: string; edit: string | null; draft: LessonDraft }

/** Lists, edits, shares and follows lessons. */
export function LessonsView({ title }: { title: string }) {
  const list = useQuery(lessonListQuery)
  const classes = useQuery(classesQuery)
  const [followedCodes] = useSearchParam('suivre')
  const [liveGame] = useSearchParam('jeu')
  const codes = followedCodes?.split(',') ?? []
  const followed = list.data?.data.filter(({ code }) => codes.includes(code)) ?? []
  const titles = followed.map((lesson) => lesson.title)
  return (
    <AdminPage title={titles.join(' · ') || title} isFocused={followed.length > 0}>
      <Loaded query={classes}>
        {(allClasses) => (
          <Loaded query={list}>
            {(answer) => (
              <Lessons
                // Remount for the results of a live game: they are a view of their own, from which a new
                // lesson can be started.
                key={liveGame ?? ''}
                {...answer}
                followed={followed}
                classCodes={allClasses.map(({ classCode }) => classCode)}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </AdminPage>
  )
}

interface LessonsProps extends LessonsAnswer {
  /** The lessons being followed live. */
  followed: readonly Lesson[]
  classCodes: readonly string[]
}

function Lessons({ data: lessons, today, followed, classCodes }: LessonsProps) {
  const [action] = useSearchParam('faire')
  const [, follow] = useSearchParam('suivre')
  const [liveGame, openLiveGame] = useSearchParam('jeu')
  const [playedPage, playPage] = useSearchParam('jouer')
  const pageName = usePageName()
  const newLesson = (draftKey = NEW_LESSON_KEY): EditedLesson => ({
    draftKey,
    edit: null,
    draft: newLessonDraft(today, classCodes),
  })
  const [edited, setEdited] = useState(() =>
    action === 'lecon' && takePendingLesson(today, classCodes) ? newLesson() : null,
  )
  const unpublished = edited ? [] : readDrafts(NEW_LESSON_KEY, lessonDraft)
  const [shared, setShared] = useState<string | null>(null)
  const lessonOf = (code: string | null) => lessons.find((each) => each.code === code)
  const share = lessonOf(shared)
  const close = () => {
    if (edited) deleteDraft(edited.draftKey)
    setEdited(null)
    follow(null)
  }
  return (
    <>
      {followed.length > 0 ? (
        <LessonLive
          lessons={followed}
          others={lessons.filter(
            (lesson) => lessonPhase(lesson, today) === 'now' && !followed.includes(lesson),
          )}
          onFollow={({ code }) => follow([...followed.map((lesson) => lesson.code), code].join())}
          onShare={setShared}
          onBack={() => follow(null)}
        />
      ) : liveGame !== null ? (
        <LiveGameResults code={liveGame} onBack={() => openLiveGame(null)} />
      ) : edited ? (
        <LessonEditor
          draftKey={edited.draftKey}
          code={edited.edit}
          initial={edited.draft}
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
          <div className="row">
            {!unpublished.some(({ key }) => key === NEW_LESSON_KEY) && (
              <Button onClick={() => setEdited(newLesson())}>Nouvelle leçon</Button>
            )}
            {unpublished.map(({ key, draft: { title } }) => (
              <Button key={key} look="soft" onClick={() => setEdited(newLesson(key))}>
                {frenchSpaces(`Continuer la leçon non publiée ${title ? `« ${title} »` : '(sans titre)'}`)}
              </Button>
            ))}
          </div>
          <LessonTable
            lessons={lessons}
            today={today}
            onFollow={follow}
            onShare={setShared}
            onEdit={(lesson) =>
              setEdited({
                draftKey: changesKey(lesson.code),
                edit: lesson.code,
                draft: lessonToDraft(lesson, classCodes),
              })
            }
            onCopy={(lesson) =>
              setEdited({
                draftKey: copyKey(lesson.code),
                edit: null,
                draft: copyLesson(lesson, today, classCodes),
              })
            }
          />
          <LiveGames onOpen={openLiveGame} />
          {classCodes.length > 0 && (
            <>
              <ClassGoals classCodes={classCodes} />
              <Substitutes today={today} classCodes={classCodes} />
            </>
          )}
        </>
      )}
      {playedPage !== null && (
        <PlayTogetherDialog
          isOpen
          title={pageName(playedPage)}
          practised={[[playedPage, []]]}
          onClose={() => playPage(null)}
        />
      )}
      {share && (
        <ShareLesson
          lesson={share}
          onClose={() => setShared(null)}
          onFollow={() => {
            setShared(null)
            follow(share.code)
          }}
        />
      )}
    </>
  )
}

interface ShareLessonProps {
  lesson: Lesson
  onClose(): void
  onFollow(): void
}

/** Dialog with the code, QR code and address of a lesson, and a text to paste elsewhere. */
function ShareLesson({ lesson: { code, title }, onClose, onFollow }: ShareLessonProps) {
  const link = location.origin + lessonPath(code)
  const text = `${title} : ${link} (ou les lettres ${code} sur ${location.origin}${lessonPath('')})`
  return (
    <Dialog isOpen onClose={onClose} title={`« ${title} » est prête`}>
      <p className={styles.shareCode}>{code}</p>
      <ScreenQRCode text={link} label={`Code QR de la leçon ${title}`} />
      <CopyField
        label="L'adresse"
        text={link}
        copy={{ message: "Copier l'adresse" }}
        copied={{ message: "L'adresse est copiée." }}
      />
      <CopyField
        label="Un texte à coller"
        text={text}
        copy={{ message: 'Copier le texte' }}
        copied={{ message: 'Le texte est copié.' }}
      />
      <p>Ses élèves la trouvent aussi en premier sur leur page d'accueil.</p>
      <Button onClick={onFollow}>Suivre la leçon</Button>
    </Dialog>
  )
}
