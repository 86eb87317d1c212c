import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId } from 'react'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { lessonPath, readLessonAddress } from '../../../domain/lesson.ts'
import { LESSONS_PATH } from '../../../domain/lesson-address.ts'
import { onFinished } from '../../lib/earning/jobs.ts'
import { resting, stepKey, useCurrentLesson, useLessonsToday } from '../../lib/lesson/current-lesson.ts'
import { useCurrentKey } from '../../lib/page/current-page.ts'
import { useInGame } from '../../lib/page/in-game.ts'
import { stopAudio } from '../../lib/sound/sound-player.ts'
import owl from '../../ui/art/owl.svg'
import { BlockingDialog } from '../../ui/BlockingDialog.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HandButton } from './HandButton.tsx'
import styles from './lesson.module.css'
import { nextOf, type ShownStep } from './shown-steps.ts'
import { useLessonNews } from './use-lesson-news.ts'
import { usePrefetchLesson } from './use-prefetch-lesson.ts'
import { useStepDone, useSteps } from './use-steps.ts'

/** Runs on every page during a lesson: the room, completed steps, and the lesson bar. */
export function LessonExtras() {
  const lesson = useCurrentLesson()
  const today = useLessonsToday()
  const steps = useSteps(lesson)
  const key = useCurrentKey()
  const address = useLessonAddress()
  const open = address?.code === lesson?.code ? address?.step : key && stepKey(key)
  const here = steps.find(({ clientID }) => clientID === open) ?? null
  const markDone = useStepDone()
  useLessonNews(lesson, steps, here?.clientID ?? null)
  usePrefetchLesson(lesson)

  const finish = useEffectEvent((clientID: string) => {
    for (const each of new Set([...today, ...(lesson ? [lesson] : [])])) markDone(each, stepKey(clientID))
  })
  useEffect(() => onFinished((_pupilID, clientID) => finish(clientID)), [])

  return (
    <>
      {lesson && here && <LessonBar lesson={lesson} steps={steps} here={here} />}
      <EyesOnMe />
    </>
  )
}

/** Lesson and words step from the current address; null on other pages. */
function useLessonAddress() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const start = `${LESSONS_PATH}/`
  return pathname.startsWith(start)
    ? readLessonAddress(decodeURIComponent(pathname.slice(start.length)))
    : null
}

interface LessonBarProps {
  lesson: OwnLesson
  steps: readonly ShownStep[]
  here: ShownStep
}

/** Links to the lesson and its next step, at the end of every step's page. Sticky except during games. */
function LessonBar({ lesson, steps, here }: LessonBarProps) {
  const markDone = useStepDone()
  const isInGame = useInGame()
  const next = here.isDone ? nextOf(steps) : null
  return (
    <nav className={styles.bar} aria-label="La leçon" data-in-game={isInGame || undefined}>
      <Link to={lessonPath(lesson.code)} className={buttonClass({ look: 'soft' })}>
        <span aria-hidden="true">←</span> La leçon <small lang="en">The lesson</small>
      </Link>
      <p className={styles.place} role="status">
        {steps.indexOf(here) + 1} / {steps.length}
        {here.isDone && (
          <>
            {' '}
            <b className={styles.done}>
              <span aria-hidden="true">✓</span> Fini! <small lang="en">Done!</small>
            </b>
          </>
        )}
      </p>
      {!here.isDone && !here.countsByItself && (
        <Button onClick={() => markDone(lesson, here.clientID)}>
          <span aria-hidden="true">✓</span> Fini <small lang="en">Done</small>
        </Button>
      )}
      {next?.path && (
        <Link to={next.path} className={buttonClass()}>
          Étape suivante <small lang="en">Next step</small> <span aria-hidden="true">→</span>
        </Link>
      )}
      <HandButton code={lesson.code} />
    </nav>
  )
}

/** Covers the page while the teacher speaks. Everything below is paused. */
function EyesOnMe() {
  return resting.use() && <Rest />
}

function Rest() {
  const words = useId()
  useEffect(stopAudio, [])
  return (
    <BlockingDialog className={styles.rest} labelledBy={words}>
      <img className={styles.owl} src={owl} alt="" width={240} height={280} />
      <p id={words} className={styles.words}>
        Les yeux sur moi! <small lang="en">Eyes on me!</small>
      </p>
    </BlockingDialog>
  )
}
