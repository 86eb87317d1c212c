import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import type { OwlText } from '../../content/owl-texts.ts'
import type { OwnLesson } from '../../domain/api/lesson.ts'
import { readLessonAddress } from '../../domain/lesson.ts'
import { CodeForm } from '../features/lesson/CodeForm.tsx'
import { LessonView } from '../features/lesson/LessonView.tsx'
import { useStepDone } from '../features/lesson/use-steps.ts'
import { ApiError, sentenceOf } from '../lib/api/api.ts'
import { enterLesson } from '../lib/lesson/lesson-code.ts'
import { lessonQuery } from '../lib/lesson/lesson-queries.ts'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useSession } from '../lib/session/session.ts'
import { Bilingual } from '../ui/Bilingual.tsx'
import { PageLoader } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Said } from '../ui/Said.tsx'
import { SignInButton } from '../ui/SignInButton.tsx'
import { useTurn } from './use-turn.ts'

const TO_TYPE: OwlText = {
  french: 'Écris les lettres de la leçon, puis touche le grand bouton.',
  english: 'Type the letters of the lesson, then tap the big button.',
}

const WordsStep = lazyPart(async () => (await import('../features/mission/WordsStep.tsx')).WordsStep, {
  fallback: <PageLoader />,
})

/** A lesson, or one of its word steps. Without a code, a form to enter it. */
export function LessonRoute() {
  const { code, step } = readLessonAddress(useParams({ strict: false })._splat ?? '')
  const turn = useTurn()
  // Remount for another pupil.
  return code === '' ? <AskForCode /> : <OpenLesson key={`${code} ${turn}`} code={code} step={step} />
}

function AskForCode() {
  return (
    <Notice title="La leçon" said={TO_TYPE}>
      <p>
        <Bilingual french="Ta leçon a quatre lettres." english="Your lesson has four letters." />
      </p>
      <CodeForm />
    </Notice>
  )
}

function OpenLesson({ code, step }: { code: string; step: string | null }) {
  const userID = useSession()?.id ?? null
  // Signing in keeps the words of an open step on screen.
  const { data, error } = useQuery({ ...lessonQuery(code, userID), placeholderData: keepPreviousData })
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) enterLesson(code)
  }, [isThere, code])
  // A step that was removed from the lesson has no words.
  const words = data?.steps.find(({ clientID }) => clientID === step)?.words
  if (data && step !== null && words) return <OpenWords key={step} lesson={data} step={step} words={words} />
  if (data) return <LessonView lesson={data} />
  if (!error) return <PageLoader />
  return (
    <Notice title="La leçon" said={TO_TYPE}>
      <p role="alert">
        <Said {...sentenceOf(error)} />
      </p>
      {error instanceof ApiError && error.code === 'lessonNeedsSignIn' && <SignInButton />}
      <CodeForm />
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
  const finish = useCallback(() => count(lesson, step), [count, lesson, step])
  return <WordsStep code={lesson.code} step={step} words={words} onDone={finish} />
}
