import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { Lesson } from '../../../../domain/api/lesson.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { sourceText } from '../../../../domain/paper/source.ts'
import { emit } from '../../../lib/live/live.ts'
import { INITIAL_LESSON } from '../../../lib/live/live-lesson.ts'
import { useIsFuture } from '../../../lib/live/use-is-future.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { PaperLink } from '../../../ui/PaperLink.tsx'
import { pluralize } from '../data/pluralize.ts'
import { lessonProgressQuery } from '../data/queries.ts'
import { usePageName } from '../data/use-page-name.ts'
import { PlayTogetherButton } from '../live-games/PlayTogetherButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ownStepName } from './fragile-words.ts'
import styles from './LessonLive.module.css'
import { useLiveLesson, useLiveLessons } from './live-lessons.ts'
import { type FollowedPupil, PupilCard } from './PupilCard.tsx'

interface LessonLiveProps {
  /** Lessons taught at the same time in one classroom, e.g. one for each group. */
  lessons: readonly Lesson[]
  /** Today's other lessons. */
  others: readonly Lesson[]
  onFollow(other: Lesson): void
  onShare(code: string): void
  onBack(): void
}

/**
 * Running lessons: each pupil's place, and the teacher's calls. One lesson fits a class of thirty without
 * scrolling. Raised hands are answered in `LessonAlerts`.
 */
export function LessonLive({ lessons, others, onFollow, onShare, onBack }: LessonLiveProps) {
  const { byCode, isLost } = useLiveLessons()
  const live = lessons.map(({ code }) => byCode.get(code) ?? INITIAL_LESSON)
  const isStill = useIsFuture(Math.max(...live.map(({ stillUntil }) => stillUntil)))
  const present = live.flatMap(({ pupils }) => [...pupils.values()].filter(({ isHere }) => isHere))
  const hands = present.filter(({ hasHandUp }) => hasHandUp)
  const share = (lesson: Lesson) => {
    const { code, title } = lesson
    return (
      <Fragment key={code}>
        <span className={styles.code}>{code}</span>
        <Button
          look="soft"
          aria-label={lessons.length > 1 ? `Partager ${title}` : undefined}
          onClick={() => onShare(code)}
        >
          Partager
        </Button>
        <PaperLink search={{ de: sourceText({ of: 'lesson', code }) }} list={title} />
        <PlayTogether
          lesson={lesson}
          label={lessons.length > 1 ? `Jouer ensemble : ${lesson.title}` : undefined}
        />
      </Fragment>
    )
  }
  return (
    <section className="stack tight" aria-label="La leçon en direct">
      <div role="status">
        {isLost && (
          <p className={styles.lost}>
            <b>La connexion en direct est coupée.</b> Elle reviendra d'elle-même; vos commandes partiront à ce
            moment-là. Vous voyez les élèves là où ils étaient.
          </p>
        )}
      </div>
      <div className="row tight middle">
        <Button
          className={styles.eyes}
          onClick={() => {
            for (const { code } of lessons)
              emit({ type: 'lessonCall', code, call: isStill ? 'goOn' : 'still', step: null })
          }}
        >
          {isStill ? 'Continuer' : 'Les yeux sur moi'}
        </Button>
        <p role="status">
          {isStill && 'Les écrans attendent. '}
          {pluralize(present.length, 'élève là', 'élèves là')}
          {hands.length > 0 && `, ${pluralize(hands.length, 'main levée', 'mains levées')}`}.
        </p>
        {lessons.length === 1 && lessons.map((lesson) => share(lesson))}
        {others.length > 0 && (
          <select
            aria-label="Suivre aussi une autre leçon"
            className={styles.also}
            value=""
            onChange={({ target }) => {
              const other = others.find(({ code }) => code === target.value)
              if (other) onFollow(other)
            }}
          >
            <option value="">Suivre aussi…</option>
            {others.map(({ code, title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </select>
        )}
        <Button look="quiet" onClick={onBack}>
          Retour aux leçons
        </Button>
      </div>
      {lessons.map((lesson) => (
        <Fragment key={lesson.code}>
          {lessons.length > 1 && (
            <div className="row tight middle">
              <h2 className={styles.plan}>{lesson.title}</h2>
              {share(lesson)}
            </div>
          )}
          <LessonPlan lesson={lesson} hasTitle={lessons.length > 1} />
        </Fragment>
      ))}
    </section>
  )
}

/** Starts a live game with the words of a lesson. */
function PlayTogether({
  lesson: { title, steps, classCodes },
  label,
}: {
  lesson: Lesson
  label?: string | undefined
}) {
  return (
    <PlayTogetherButton
      title={title}
      label={label}
      words={steps.flatMap(({ words = [] }) => words)}
      practised={steps.flatMap(({ clientID, words }) => (words ? [] : [[clientID, []] as const]))}
      classCodes={classCodes}
    />
  )
}

/** The steps and pupils of a running lesson. */
function LessonPlan({ lesson, hasTitle }: { lesson: Lesson; hasTitle: boolean }) {
  const { code, steps, title, classCodes } = lesson
  // Sheets for a single class or group show the pupils' names.
  const [pour = '', ...others] = classCodes
  const audience = others.length === 0 && pour !== '' ? { pour } : null
  const progress = useQuery(lessonProgressQuery(code))
  const live = useLiveLesson(code)
  const pageName = usePageName()
  const listName = (name: string) => (hasTitle ? frenchSpaces(`${name} : ${title}`) : name)
  const nameOf = (clientID: string) =>
    ownStepName(steps.find((step) => step.clientID === clientID) ?? {}) ?? pageName(clientID)
  /** The number comes first because a narrow card truncates the name. */
  const numberedNameOf = (clientID: string) => {
    const place = steps.findIndex((step) => step.clientID === clientID)
    return place < 0 ? nameOf(clientID) : `${place + 1}. ${nameOf(clientID)}`
  }
  const present = [...live.pupils.values()].filter(({ isHere }) => isHere)
  return (
    <Loaded query={progress}>
      {(allProgress) => {
        const progressByID = new Map(allProgress.map((pupil) => [pupil.userID, pupil]))
        const visitors = present.filter(({ user }) => !progressByID.has(user.id))
        const doneBy = (clientID: string) =>
          allProgress.filter(({ done }) => done.some(({ step }) => step === clientID)).length
        const hasClasses = new Set(allProgress.map(({ classCode }) => classCode)).size > 1
        const pupils: FollowedPupil[] = [
          ...allProgress.map(({ userID, ...pupil }) => ({
            ...pupil,
            classCode: hasClasses ? pupil.classCode : '',
            id: userID,
            live: live.pupils.get(userID) ?? null,
          })),
          ...visitors.map((pupil) => ({ ...pupil.user, classCode: '', done: [], live: pupil })),
        ]
        return (
          <>
            <ol className={styles.steps} aria-label={listName('Les étapes')}>
              {steps.map(({ clientID, sheet }) => (
                <li key={clientID} data-called={live.calledTo === clientID || undefined}>
                  <span className={styles.step}>
                    <b>{numberedNameOf(clientID)}</b>
                    <span>
                      {present.filter(({ step }) => step === clientID).length} ici ·{' '}
                      {pluralize(doneBy(clientID), 'fini', 'finis')}
                    </span>
                  </span>
                  <Button
                    look="soft"
                    aria-label={`Tous ici : ${nameOf(clientID)}`}
                    onClick={() => emit({ type: 'lessonCall', code, call: 'here', step: clientID })}
                  >
                    Tous ici
                  </Button>
                  {sheet && <PaperLink search={{ ...sheet.choices, ...audience }} list={nameOf(clientID)} />}
                </li>
              ))}
            </ol>
            <ul className={styles.pupils} aria-label={listName('Les élèves')}>
              {pupils.toSorted(byNeed).map((pupil) => (
                <PupilCard key={pupil.id} pupil={pupil} steps={steps} nameOf={numberedNameOf} />
              ))}
            </ul>
            {pupils.length === 0 && <p>Aucun élève n'est dans cette leçon.</p>}
          </>
        )
      }}
    </Loaded>
  )
}

/** Sorts by raised hand, presence, then name. */
function byNeed(one: FollowedPupil, other: FollowedPupil): number {
  const rank = ({ live }: FollowedPupil) => (live?.hasHandUp ? 0 : live?.isHere ? 1 : 2)
  return rank(one) - rank(other) || frenchOrder(one.displayName, other.displayName)
}
