import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Lesson } from '../../../../domain/api/lesson.ts'
import { shortDateInWords } from '../../../../domain/day-in-words.ts'
import { lessonPhase } from '../../../../domain/lesson.ts'
import { sourceText } from '../../../../domain/paper/source.ts'
import { Button } from '../../../ui/Button.tsx'
import { PaperLink } from '../../../ui/PaperLink.tsx'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { lessonListQuery, lessonProgressQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { useAudiences } from '../hooks/use-audiences.ts'
import { deleteDraft } from '../hooks/use-draft.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { changesKey, isForSinglePupil } from './lesson-draft.ts'
import { lostProgressText } from './lost-progress-text.ts'

interface LessonTableProps {
  lessons: readonly Lesson[]
  today: string
  onFollow(code: string): void
  onShare(code: string): void
  onEdit(lesson: Lesson): void
  onCopy(lesson: Lesson): void
}

const LESSON_STATE_TEXTS = { coming: 'à venir', now: "aujourd'hui", over: 'finie' } as const

/** Table of all lessons and their actions. */
export function LessonTable({ lessons, today, onFollow, onShare, onEdit, onCopy }: LessonTableProps) {
  const { nameOf, areOwn } = useAudiences(lessons.some(isForSinglePupil))
  const [lessonToDelete, setLessonToDelete] = useState<Lesson | null>(null)
  const remove = useAdminMutation({
    mutationFn: (code: string) => deleteIfExists('DELETE lessons/:code', { path: { code } }),
    onSuccess(_answer, code) {
      deleteDraft(changesKey(code))
      setLessonToDelete(null)
    },
    invalidates: [lessonListQuery],
  })
  const copy = (lesson: Lesson) =>
    onCopy({ ...lesson, classCodes: lesson.classCodes.filter((key) => areOwn([key])) })
  const columns = useMemo(
    (): Column<Lesson>[] => [
      { header: 'Leçon', value: ({ title }) => title },
      { header: 'Lettres', value: ({ code }) => code },
      {
        header: 'Pour qui',
        value: ({ classCodes, isOpenToVisitors }) =>
          [...classCodes.map(nameOf), ...(isOpenToVisitors ? ['visiteurs'] : [])].join(', '),
      },
      {
        header: 'Jours',
        value: ({ firstDay, lastDay }) => (firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay}`),
        shown: ({ firstDay, lastDay }) => [...new Set([firstDay, lastDay])].map(shortDateInWords).join(' – '),
      },
      { header: 'Quand', value: (lesson) => LESSON_STATE_TEXTS[lessonPhase(lesson, today)] },
      { header: 'Étapes', value: ({ steps }) => steps.length },
    ],
    [today, nameOf],
  )
  return (
    <>
      <DataTable
        caption="Les leçons"
        columns={columns}
        rows={lessons}
        rowID={({ code }) => code}
        emptyText="Il n'y a pas encore de leçon."
        actions={(lesson) => (
          <>
            <Button aria-label={`Suivre ${lesson.title}`} onClick={() => onFollow(lesson.code)}>
              Suivre
            </Button>
            <Button look="soft" aria-label={`Partager ${lesson.title}`} onClick={() => onShare(lesson.code)}>
              Partager
            </Button>
            <PaperLink search={{ de: sourceText({ of: 'lesson', code: lesson.code }) }} list={lesson.title} />
            {areOwn(lesson.classCodes) && (
              <Button look="soft" aria-label={`Modifier ${lesson.title}`} onClick={() => onEdit(lesson)}>
                Modifier
              </Button>
            )}
            <Button look="quiet" aria-label={`Refaire ${lesson.title}`} onClick={() => copy(lesson)}>
              Refaire
            </Button>
            {areOwn(lesson.classCodes) && (
              <Button
                look="quiet"
                aria-label={`Supprimer ${lesson.title}`}
                onClick={() => {
                  remove.reset()
                  setLessonToDelete(lesson)
                }}
              >
                Supprimer
              </Button>
            )}
          </>
        )}
      />
      {lessonToDelete && (
        <ConfirmDialog
          isOpen
          title={`Supprimer « ${lessonToDelete.title} »?`}
          confirm="Supprimer la leçon"
          mutation={remove}
          onConfirm={() => remove.mutate(lessonToDelete.code)}
          onClose={() => setLessonToDelete(null)}
        >
          Son adresse n'ouvre plus rien. <LostProgress code={lessonToDelete.code} /> Les pages, les jeux et
          les Bravos restent.
        </ConfirmDialog>
      )}
    </>
  )
}

/** Names the progress that pupils lose if the lesson is deleted. */
function LostProgress({ code }: { code: string }) {
  const { data } = useQuery(lessonProgressQuery(code))
  return <span role="status">{lostProgressText(data)}</span>
}
