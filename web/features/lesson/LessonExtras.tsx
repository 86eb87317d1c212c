import { useQueryClient } from '@tanstack/react-query'
import { Link, useMatches, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import type { LessonCalled } from '../../../domain/events.ts'
import { lessonPath, readLessonAddress } from '../../../domain/lesson.ts'
import { LESSONS_PATH } from '../../../domain/lesson-address.ts'
import { PRACTICE_PATH } from '../../../domain/practice-path.ts'
import { onFinished } from '../../lib/earning/jobs.ts'
import { stepKey, useCurrentLesson, useLessonsToday } from '../../lib/lesson/current-lesson.ts'
import { invalidateLessons } from '../../lib/lesson/lesson-queries.ts'
import { restScreenFor } from '../../lib/lesson/rest-screen.ts'
import { resting } from '../../lib/lesson/resting.ts'
import { emit, onRoomEvent } from '../../lib/live/live.ts'
import { withRandomDelay } from '../../lib/live/with-random-delay.ts'
import { useCurrentKey } from '../../lib/page/current-page.ts'
import { useInGame } from '../../lib/page/in-game.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import { removeOnSignOut } from '../../lib/session/session.ts'
import { stopAudio } from '../../lib/sound/sound-player.ts'
import { tabStorage } from '../../lib/storage/browser-storage.ts'
import owl from '../../ui/art/owl.svg'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { BlockingDialog } from '../../ui/BlockingDialog.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HandButton, lowerHand, useHand } from './HandButton.tsx'
import styles from './lesson.module.css'
import { nextOpenStep, type ShownStep } from './shown-steps.ts'
import { usePrefetchLesson } from './use-prefetch-lesson.ts'
import { useStepDone, useSteps } from './use-steps.ts'

/** Runs on every page during a lesson: the room, completed steps, and the lesson bar. */
export function LessonExtras() {
  const today = useLessonsToday()
  const pageKey = useCurrentKey()
  const key = usePractisedKey() ?? pageKey
  const openKey = key && stepKey(key)
  const address = useLessonAddress()
  const lesson = useCurrentLesson(
    ({ code, steps }) => address?.code === code || steps.some(({ clientID }) => clientID === openKey),
  )
  const steps = useSteps(lesson)
  const open = address?.code === lesson?.code ? address?.step : openKey
  const here = steps.find(({ clientID }) => clientID === open) ?? null
  const markDone = useStepDone()
  useLessonNews(lesson, steps, here?.clientID ?? null)
  usePrefetchLesson(lesson)

  const pupilID = usePupilID()
  // Stored by pupil (null for a visitor), because a round may end after its pupil's session.
  const lessons = useRef(new Map<number | null, Set<OwnLesson>>())
  useEffect(() => {
    lessons.current.set(pupilID, new Set([...today, ...(lesson ? [lesson] : [])]))
  }, [pupilID, today, lesson])
  useEffect(
    () =>
      onFinished((finisherID, clientID) => {
        const own = lessons.current.get(finisherID) ?? []
        for (const each of own) markDone(each, stepKey(clientID), finisherID)
      }),
    [markDone],
  )

  return (
    <>
      {lesson && here && <LessonBar lesson={lesson} steps={steps} here={here} />}
      <EyesOnMe />
    </>
  )
}

/** The key of the page or game whose words are practised at the current address; null on other pages. */
function usePractisedKey() {
  const pathname = useOpenPath()
  const start = `${PRACTICE_PATH}/`
  return pathname.startsWith(start) ? decodeURIComponent(pathname.slice(start.length)) : null
}

/** Lesson and words step from the current address; null on other pages. */
function useLessonAddress() {
  const pathname = useOpenPath()
  const start = `${LESSONS_PATH}/`
  return pathname.startsWith(start)
    ? readLessonAddress(decodeURIComponent(pathname.slice(start.length)))
    : null
}

/**
 * The path of the open page. It changes together with `useCurrentKey`; the location changes earlier, before
 * the next page has loaded.
 */
function useOpenPath(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
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
  const next = here.isDone ? nextOpenStep(steps) : null
  const place = useRef<HTMLParagraphElement>(null)
  const finish = () => {
    // The pressed button is removed; Tab continues with the next step.
    place.current?.focus()
    markDone(lesson, here.clientID)
  }
  return (
    <nav className={styles.bar} aria-label="La leçon" data-in-game={isInGame || undefined}>
      <Link to={lessonPath(lesson.code)} className={buttonClass({ look: 'soft' })}>
        <span aria-hidden="true">←</span> <Bilingual french="La leçon" english="The lesson" />
      </Link>
      <p ref={place} tabIndex={-1} className={styles.place} role="status">
        {steps.indexOf(here) + 1} / {steps.length}
        {here.isDone && (
          <>
            {' '}
            <b className={styles.done}>
              <span aria-hidden="true">✓</span> <Bilingual french="Fini!" english="Done!" />
            </b>
          </>
        )}
      </p>
      {!here.isDone && !here.countsByItself && (
        <Button onClick={finish}>
          <span aria-hidden="true">✓</span> <Bilingual french="Fini" english="Done" />
        </Button>
      )}
      {next?.path && (
        <Link to={next.path} className={buttonClass()}>
          <span aria-hidden="true">→</span> <Bilingual french="Étape suivante" english="Next step" />
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
        <Bilingual french="Les yeux sur moi!" english="Eyes on me!" />
      </p>
    </BlockingDialog>
  )
}

/** The last call to a step that this tab has followed and its pupil, so that each pupil follows it only once. */
const FOLLOWED_KEY = 'mme:lesson-step'

removeOnSignOut(tabStorage, FOLLOWED_KEY)

/** Reports the pupil's position in the lesson to the room, and follows the teacher's calls. */
function useLessonNews(lesson: OwnLesson | null, steps: readonly ShownStep[], here: string | null): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const pupilID = usePupilID()
  const code = lesson?.code ?? null
  const hasHandUp = useHand(pupilID, code)
  const shown = useRef<string | null>(null)
  const refetchLessons = useMemo(
    () => withRandomDelay(() => void invalidateLessons(queryClient)),
    [queryClient],
  )

  useEffect(() => {
    if (pupilID !== null && code !== null) emit({ type: 'lessonPlace', code, step: here, hasHandUp })
  }, [pupilID, code, here, hasHandUp])
  // Calls belong to one pupil and lesson.
  const owner = `${pupilID} ${code}`
  useEffect(() => {
    if (owner === shown.current) return
    shown.current = owner
    restScreenFor(0)
  }, [owner])

  const follow = useEffectEvent(({ code: ofLesson, step, stepAt, stillMs }: LessonCalled) => {
    if (ofLesson !== code) return
    restScreenFor(stillMs)
    const path = steps.find(({ clientID }) => clientID === step)?.path
    const [follower, at] = tabStorage.getItem(FOLLOWED_KEY)?.split(' ') ?? []
    const hasFollowed = follower === String(pupilID) && stepAt <= Number(at)
    if (step === null || !path || hasFollowed) return
    tabStorage.setItem(FOLLOWED_KEY, `${pupilID} ${stepAt}`)
    if (step !== here) void navigate({ to: path })
  })
  useEffect(
    () =>
      onRoomEvent((news) => {
        if (news.type === 'lessonCalled') follow(news)
        else if (news.type === 'lessonHandDown') lowerHand()
        else if (/^(lessonsChanged|liveGamesChanged|reopened)$/.test(news.type)) refetchLessons()
      }),
    [refetchLessons],
  )
}
