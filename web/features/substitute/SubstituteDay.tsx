import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { SubstituteDay as Day, DayLesson, PlanLine } from '../../../domain/api/substitute.ts'
import { dayInEnglish } from '../../../domain/day-in-words.ts'
import { LESSONS_PATH } from '../../../domain/lesson-address.ts'
import { computedText } from '../../../domain/spoken-sentences.ts'
import { ApiError, type Sentence, sentenceOf } from '../../lib/api/api.ts'
import type { LiveLesson } from '../../lib/live/live-lesson.ts'
import { INITIAL_LESSON } from '../../lib/live/live-lesson.ts'
import { useIsFuture } from '../../lib/live/use-is-future.ts'
import { listenToText } from '../../lib/sound/say-text.ts'
import { listen } from '../../lib/sound/sound.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeText } from '../../ui/CodeText.tsx'
import { LoadError, PageLoader } from '../../ui/Loading.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import { lessonPupils } from './lesson-pupils.ts'
import styles from './SubstituteDay.module.css'
import { signOutSubstitute, substituteCall } from './substitute-session.ts'
import { useSubstituteRoom } from './use-substitute-room.ts'

const POLL_MS = 10_000

const LEFT_MESSAGE: Sentence = {
  message:
    "La suppléance est fermée sur cet appareil. Le lien ou la carte l'ouvre de nouveau, jusqu'à ce soir.",
  english: 'Your session is closed on this device. The link or card opens it again, until tonight.',
}

/** The day's plan in English: the lessons, what to say in French, and the pupils. */
export function SubstituteDay({ onEnd }: { onEnd(why: Sentence): void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['substitute'],
    queryFn: () => substituteCall('GET substitutes/day'),
    refetchInterval: POLL_MS,
    gcTime: 0,
  })
  const onStepDone = useCallback(() => void refetch(), [refetch])
  const { live, send } = useSubstituteRoom(onStepDone)
  const [started, setStarted] = useState<string | null>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (error instanceof ApiError && error.status === 401) end(sentenceOf(error))
  }, [error])
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <PageLoader />
  const closeDay = () => {
    signOutSubstitute()
    onEnd(LEFT_MESSAGE)
  }
  const start = ({ code, steps }: DayLesson) => {
    setStarted(code)
    send({ type: 'lessonCall', code, call: 'here', step: steps[0]?.clientID ?? null })
  }
  return (
    <article className="stack wide" lang="en">
      <header className="stack tight">
        <h1>Your day as a substitute</h1>
        <p>
          {dayInEnglish(data.day)}, {data.classCodes.length > 1 ? 'classes' : 'class'}{' '}
          <CodeText text={data.classCodes.join(', ')} />. This link works until tonight. Press a loudspeaker
          to hear the French line beside it.
        </p>
        {live.isLost && <p role="status">The live connection is lost. It comes back by itself.</p>}
      </header>
      {data.lessons.length === 0 && (
        <p>There is no lesson today. Pupils may play on the site by themselves.</p>
      )}
      {data.lessons.map((lesson) => (
        <Lesson
          key={lesson.code}
          lesson={lesson}
          pupils={data.pupils}
          live={live.byCode.get(lesson.code) ?? INITIAL_LESSON}
          isStarted={started === lesson.code}
          onStart={() => start(lesson)}
          onCall={(call, step) => send({ type: 'lessonCall', code: lesson.code, call, step })}
          onHandDown={(userID) => send({ type: 'lessonHandDown', code: lesson.code, userID })}
        />
      ))}
      <section className="stack tight" aria-labelledby="phrases">
        <h2 id="phrases">What to say in French</h2>
        <ul className={styles.lines}>
          {data.phrases.map((phrase) => (
            <Line key={phrase.french} line={phrase} />
          ))}
        </ul>
      </section>
      <div className="row">
        <Button look="soft" onClick={closeDay}>
          Leave
        </Button>
      </div>
    </article>
  )
}

interface LessonProps {
  lesson: DayLesson
  pupils: Day['pupils']
  live: LiveLesson
  isStarted: boolean
  onStart(): void
  onCall(call: 'here' | 'still' | 'goOn', step: string | null): void
  onHandDown(userID: number): void
}

function Lesson({ lesson, pupils, live, isStarted, onStart, onCall, onHandDown }: LessonProps) {
  const { code, title, steps, classCodes, done } = lesson
  const isStill = useIsFuture(live.stillUntil)
  const id = `lesson-${code}`
  const listed = lessonPupils(lesson, pupils, live)
  const isMixed = listed.some(({ classCode }) => classCode !== listed[0]?.classCode)
  return (
    <section className={styles.lesson} aria-labelledby={id}>
      <div className="row tight middle">
        <h2 id={id} lang="fr">
          {title}
        </h2>
        <span>
          <CodeText text={classCodes.join(', ')} />
        </span>
        <Button onClick={onStart}>{isStarted ? 'Everyone to step 1' : 'Start the lesson'}</Button>
        <Button look="soft" onClick={() => onCall(isStill ? 'goOn' : 'still', null)}>
          {isStill ? 'Go on' : 'Eyes on me'}
        </Button>
      </div>
      <p>
        Pupils find it first on their home page, or open {location.host + LESSONS_PATH} and type the letters{' '}
        <b className={styles.code}>{code}</b>.{isStill && ' The screens are waiting.'}
      </p>
      <ul className={styles.pupils} aria-label="Pupils">
        {listed.map(({ id: userID, firstName, classCode }) => {
          const there = live.pupils.get(userID)
          return (
            <li key={userID} data-here={there?.isHere || undefined}>
              <b>{firstName}</b> {isMixed && `(${classCode}) `}
              {done.filter((each) => each.userID === userID).length}/{steps.length}
              {there?.isHere ? ' · here' : ''}
              {there?.isHere && there.hasHandUp && (
                <Button look="soft" onClick={() => onHandDown(userID)}>
                  Hand up: answered
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <ol className={styles.steps}>
        {steps.map(({ clientID, title: name, english, lines }, index) => (
          <li key={clientID} data-called={live.calledTo === clientID || undefined}>
            <div className="row tight middle">
              <span className={styles.line}>
                <Speaker french={name} sound={null} />
                <span>
                  {index + 1}. <b lang="fr">{name}</b>
                </span>
              </span>
              <span>{done.filter(({ step }) => step === clientID).length} finished</span>
              <Button
                look="soft"
                aria-label={`Everyone here: ${name}`}
                onClick={() => onCall('here', clientID)}
              >
                Everyone here
              </Button>
            </div>
            <p>{english}</p>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <Line key={line.french} line={line} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({ line }: { line: PlanLine }) {
  return (
    <li className={styles.line}>
      <Speaker {...line} />
      <span>
        <b lang="fr">{line.french}</b> {line.said !== null && <i>{line.said}</i>} {line.english}
      </span>
    </li>
  )
}

/** Plays a French line: a word's sound, or the sentences of a text. */
function Speaker({ french, sound }: Pick<PlanLine, 'french' | 'sound'>) {
  const play = () => (sound === null ? listenToText(computedText(french, '')) : listen(sound, french))
  return (
    <button type="button" className={styles.speaker} aria-label={`Listen: ${french}`} onClick={play}>
      <SpeakerIcon />
    </button>
  )
}
