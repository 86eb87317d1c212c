import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import type { SessionUser } from '../../domain/api/user.ts'
import { type PaperChoices, paperSearch, readPaperSearch } from '../../domain/paper/address.ts'
import { PAPER_PATH } from '../../domain/paper/paper-path.ts'
import { type PaperSource, readSource } from '../../domain/paper/source.ts'
import { lessonPlanQuery, missedWordsQuery, pupilWordsQuery } from '../features/admin/data/queries.ts'
import { useAudiences } from '../features/admin/hooks/use-audiences.ts'
import { storePendingLesson } from '../features/admin/lessons/pending-lesson.ts'
import { canBeStep, createSheetStep, newSheetNumber } from '../features/admin/lessons/sheet-step.ts'
import { SelectField } from '../features/admin/ui/SelectField.tsx'
import { PaperView, type PaperViewProps } from '../features/paper/PaperView.tsx'
import { isRefused, practiceQuery } from '../lib/learning/practice-query.ts'
import { wordsQuery } from '../lib/learning/words-query.ts'
import { lessonQuery } from '../lib/lesson/lesson-queries.ts'
import { lessonWords } from '../lib/lesson/lesson-words.ts'
import { useSchoolDay } from '../lib/school/school-today.ts'
import { useSession } from '../lib/session/session.ts'
import { ownSupports } from '../lib/session/supports.ts'
import { Button } from '../ui/Button.tsx'
import { LoadError, PageLoader } from '../ui/Loading.tsx'

/** "Sur papier": the words of the address as sheets to print. */
export function PaperRoute() {
  const search = useSearch({ strict: false })
  const choices = useMemo(() => readPaperSearch(search), [search])
  const navigate = useNavigate()
  const change = useCallback(
    (changes: Partial<PaperChoices>) =>
      void navigate({
        to: PAPER_PATH,
        search: paperSearch({ ...choices, ...changes }),
        replace: true,
        resetScroll: false,
      }),
    [navigate, choices],
  )
  const user = useSession()
  const day = useSchoolDay()
  const { data, error, refetch } = useQuery(paperWordsQuery(readSource(choices.de), user))
  const isNew = choices.no === 0
  useEffect(() => {
    if (isNew) change({ no: newSheetNumber() })
  }, [isNew, change])

  if (!data || isNew)
    return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <PageLoader />
  const mois = choices.mois || day.slice(0, 7)
  const hasPlan = user?.isAdmin && readSource(choices.de).of === 'lesson'
  const props = {
    ...data,
    choices: {
      ...choices,
      mois,
      ...(choices.feuille === 'plan' && !hasPlan && { feuille: 'cartes' as const }),
    },
    onChange: change,
    onRedo: () => change({ no: newSheetNumber() }),
  }
  if (user?.isAdmin) return <TeacherPaper {...props} />
  const readers = user ? [{ name: user.displayName, supports: ownSupports() }] : []
  return <PaperView {...props} readers={readers} />
}

/** Sheets for the pupils of a class or group, or for one pupil, with their names and supports. */
function TeacherPaper(props: Omit<PaperViewProps, 'readers' | 'plan' | 'actions' | 'children'>) {
  const { options, pupils, membersOf } = useAudiences()
  const { choices, onChange, title } = props
  const source = readSource(choices.de)
  const { data: plan = null } = useQuery({
    ...lessonPlanQuery(source.of === 'lesson' ? source.code : ''),
    enabled: source.of === 'lesson' && choices.feuille === 'plan',
  })
  const navigate = useNavigate()
  const addToLesson = () => {
    storePendingLesson(title || 'Sur papier', [createSheetStep([], choices, title)])
    void navigate({ to: '/admin/lessons', search: { faire: 'lecon' } })
  }
  const readers = choices.pour === '' ? [] : membersOf(choices.pour)
  return (
    <PaperView
      {...props}
      readers={readers.map(({ displayName, supports }) => ({ name: displayName, supports }))}
      plan={source.of === 'lesson' ? plan : undefined}
      actions={
        canBeStep(choices) && (
          <Button look="soft" onClick={addToLesson}>
            Ajouter à une leçon
          </Button>
        )
      }
    >
      <SelectField
        label="Pour qui"
        value={choices.pour}
        options={[{ value: '', name: 'Sans nom' }, ...options, ...pupils]}
        onChoose={(pour) => onChange({ pour })}
      />
    </PaperView>
  )
}

/**
 * The words of a source, their short address and the name of the list. Only teachers can use the words of a
 * class. The words of a pupil are for teachers and that pupil.
 */
function paperWordsQuery(source: PaperSource, user: SessionUser | null) {
  return queryOptions({
    queryKey: ['paper', source, user?.id ?? null],
    queryFn: async ({ client }): Promise<Pick<PaperViewProps, 'title' | 'words' | 'practised'>> => {
      switch (source.of) {
        case 'words': {
          const { words } = await client.fetchQuery(practiceQuery(source.practised))
          const themes = new Set(words.map(({ theme }) => theme))
          const title = themes.size === 1 ? ([...themes][0] ?? '') : 'Mes mots'
          return { title, words, practised: source.practised }
        }
        case 'class': {
          const words = await client.fetchQuery(missedWordsQuery(source.classCode))
          return { title: `Mots à revoir : classe ${source.classCode}`, words, practised: null }
        }
        case 'pupil': {
          const { userID } = source
          const words = await (user?.isAdmin
            ? client.fetchQuery(pupilWordsQuery(userID))
            : client.fetchQuery(wordsQuery(userID)))
          // The words that the pupil knows least come first.
          const inOrder = words.toSorted((one, other) => one.days - other.days)
          return { title: 'Les mots du jardin', words: inOrder, practised: null }
        }
        case 'lesson': {
          const { title, steps } = await client.fetchQuery(lessonQuery(source.code, user?.id ?? null))
          const own = steps.flatMap(({ words = [] }) => words)
          const ofPages = lessonWords(steps.filter(({ words }) => !words))
          const { words } = await client.fetchQuery(practiceQuery(ofPages)).catch((error: unknown) => {
            if (own.length === 0 || !isRefused(error)) throw error
            return { words: [] }
          })
          return {
            title,
            words: [...new Map([...own, ...words].map((each) => [each.word, each])).values()],
            practised: own.every(({ page }) => page !== null) ? lessonWords(steps) : null,
          }
        }
      }
    },
    // The queries for words and lessons have their own caches.
    staleTime: 0,
  })
}
