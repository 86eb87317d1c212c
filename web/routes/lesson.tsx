import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { MISSION_PAGE } from '../../content/missions.ts'
import type { OwlText } from '../../content/owl-texts.ts'
import type { OwnLesson } from '../../domain/api/lesson.ts'
import { lessonPath, ownStepPath, readLessonAddress } from '../../domain/lesson.ts'
import { CodeForm } from '../features/lesson/CodeForm.tsx'
import { LessonView } from '../features/lesson/LessonView.tsx'
import { useStepDone } from '../features/lesson/use-steps.ts'
import { EnterGame } from '../features/live-game/EnterGame.tsx'
import { ApiError, sentenceOf } from '../lib/api/api.ts'
import { enterLesson } from '../lib/lesson/lesson-code.ts'
import { LESSON_INSTRUCTION } from '../lib/lesson/lesson-instruction.ts'
import { lessonQuery } from '../lib/lesson/lesson-queries.ts'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useOpenness } from '../lib/menu/menu.ts'
import { useSession } from '../lib/session/session.ts'
import { Bilingual } from '../ui/Bilingual.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { PageLoader } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SaidInFrench } from '../ui/SaidInFrench.tsx'
import { SignInButton } from '../ui/SignInButton.tsx'
import { useTurn } from './use-turn.ts'

const TYPE_CODE_TEXT: OwlText = {
  french: 'Écris les lettres de la leçon, puis touche le grand bouton.',
  english: 'Type the letters of the lesson, then tap the big button.',
}

const DO_SHEET_TEXT: OwlText = {
  french: 'Fais ta feuille, puis touche « Fini ».',
  english: 'Do your sheet, then tap “Done”.',
}

const Practice = lazyPart(async () => (await import('../features/mission/Practice.tsx')).Practice, {
  fallback: <PageLoader />,
})

const PracticeRoute = lazyPart(async () => (await import('./practice.tsx')).PracticeRoute, {
  fallback: <PageLoader />,
})

/** A lesson or one of its word steps, or words to practise. Without a code, a form to enter it. */
export function LessonRoute() {
  const rest = useParams({ strict: false })._splat ?? ''
  const { code, step } = readLessonAddress(rest)
  const turn = useTurn()
  // Keys of pages contain an underscore, codes of lessons do not.
  if (rest.includes('_')) return <PracticeRoute />
  // Remount for another pupil.
  return code === '' ? <AskForCode /> : <OpenLesson key={`${code} ${turn}`} code={code} step={step} />
}

function AskForCode() {
  return (
    <Notice title="La leçon" said={TYPE_CODE_TEXT}>
      <p>
        <Bilingual french="Ta leçon a quatre lettres." english="Your lesson has four letters." />
      </p>
      <CodeForm />
    </Notice>
  )
}

function OpenLesson({ code, step }: { code: string; step: string | null }) {
  const userID = useSession()?.id ?? null
  // Keep the words of an open step on screen when a visitor signs in.
  const { data, error } = useQuery({ ...lessonQuery(code, userID), placeholderData: keepPreviousData })
  // Until the menu is known, every step would look closed.
  const { isKnown } = useOpenness(null)
  // Also keep them when the session times out, like a game in progress.
  const [opened, setOpened] = useState<OwnLesson>()
  if (data && data !== opened) setOpened(data)
  const lesson = data ?? (userID === null ? opened : undefined)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) enterLesson(code)
  }, [isThere, code])
  // A step that was removed from the lesson has neither words nor a sheet.
  const { words, sheet } = lesson?.steps.find(({ clientID }) => clientID === step) ?? {}
  if (lesson && step !== null && words)
    return <OpenWords key={step} lesson={lesson} step={step} words={words} />
  if (sheet) return <TakeSheet {...sheet} />
  if (data && isKnown) return <LessonView lesson={data} />
  if (!error) return <PageLoader />
  if (error instanceof ApiError && error.code === 'codeOfLiveGame') return <EnterGame code={code} />
  return (
    <Notice title="La leçon" said={TYPE_CODE_TEXT}>
      <p role="alert">
        <SaidInFrench {...sentenceOf(error)} />
      </p>
      {error instanceof ApiError && error.code === 'lessonNeedsSignIn' && <SignInButton />}
      <CodeForm />
    </Notice>
  )
}

/** Tells the pupil which printed sheet to take. The button that marks it as done is in the lesson bar. */
function TakeSheet({ title, image }: NonNullable<OwnLesson['steps'][number]['sheet']>) {
  return (
    <Notice title="Prends ta feuille" said={DO_SHEET_TEXT}>
      <Picture image={image} word="" size={160} isFirst />
      <p>
        <b>{title}</b>
      </p>
      <p>
        <Bilingual {...DO_SHEET_TEXT} />
      </p>
    </Notice>
  )
}

interface OpenWordsProps {
  lesson: OwnLesson
  step: string
  words: NonNullable<OwnLesson['steps'][number]['words']>
}

function OpenWords({ lesson, step, words }: OpenWordsProps) {
  const count = useStepDone()
  const finish = useCallback((pupilID: number | null) => count(lesson, step, pupilID), [count, lesson, step])
  return (
    <Practice
      title="Mots à revoir"
      text={LESSON_INSTRUCTION}
      path={ownStepPath(lesson.code, step)}
      words={words}
      clientID={MISSION_PAGE}
      onDone={finish}
      after={() => (
        <Link to={lessonPath(lesson.code)} className={buttonClass({ size: 'pupil' })}>
          La leçon <small lang="en">The lesson</small>
        </Link>
      )}
    />
  )
}
