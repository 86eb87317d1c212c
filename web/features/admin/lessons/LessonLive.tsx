import { useQuery } from '@tanstack/react-query'
import type { Lesson } from '../../../../domain/api/lesson.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { emit } from '../../../lib/live/live.ts'
import { Button } from '../../../ui/Button.tsx'
import { pluralize } from '../data/pluralize.ts'
import { lessonProgressQuery } from '../data/queries.ts'
import { usePageName } from '../data/use-page-name.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { wordsStepName } from './fragile-words.ts'
import styles from './LessonLive.module.css'
import { useLiveLesson } from './live-lessons.ts'
import { type FollowedPupil, PupilCard } from './PupilCard.tsx'

interface LessonLiveProps {
  lesson: Lesson
  onShare(): void
  onBack(): void
}

/**
 * A running lesson: each pupil's position, and the teacher's calls. Fits a class of thirty without scrolling. Raised hands are
 * answered in `LessonAlerts`.
 */
export function LessonLive({ lesson, onShare, onBack }: LessonLiveProps) {
  const { code, steps } = lesson
  const progress = useQuery(lessonProgressQuery(code))
  const live = useLiveLesson(code)
  const pageName = usePageName()
  const nameOf = (clientID: string) => {
    const words = steps.find((step) => step.clientID === clientID)?.words
    return words ? wordsStepName(words) : pageName(clientID)
  }
  /** The number comes first because a narrow card truncates the name. */
  const numberedNameOf = (clientID: string) => {
    const place = steps.findIndex((step) => step.clientID === clientID)
    return place < 0 ? nameOf(clientID) : `${place + 1}. ${nameOf(clientID)}`
  }
  const call = (call: 'here' | 'still' | 'goOn', step: string | null = null) =>
    emit({ type: 'lessonCall', code, call, step })
  const present = [...live.pupils.values()].filter(({ isHere }) => isHere)
  const hands = present.filter(({ hasHandUp }) => hasHandUp)
  return (
    <section className="stack tight" aria-label="La leçon en direct">
      <div role="status">
        {live.isLost && (
          <p className={styles.lost}>
            <b>La connexion en direct est coupée.</b> Elle reviendra d'elle-même; vos commandes partiront à ce
            moment-là. Vous voyez les élèves là où ils étaient.
          </p>
        )}
      </div>
      <div className="row tight middle">
        <Button className={styles.eyes} onClick={() => call(live.isStill ? 'goOn' : 'still')}>
          {live.isStill ? 'Continuer' : 'Les yeux sur moi'}
        </Button>
        <p role="status">
          {live.isStill && 'Les écrans attendent. '}
          {pluralize(present.length, 'élève là', 'élèves là')}
          {hands.length > 0 && `, ${pluralize(hands.length, 'main levée', 'mains levées')}`}.
        </p>
        <span className={styles.code}>{code}</span>
        <Button look="soft" onClick={onShare}>
          Partager
        </Button>
        <Button look="quiet" onClick={onBack}>
          Retour aux leçons
        </Button>
      </div>
      <Loaded query={progress}>
        {(allProgress) => {
          const progressByID = new Map(allProgress.map((pupil) => [pupil.userID, pupil]))
          const visitors = present.filter(({ user }) => !progressByID.has(user.id))
          const doneBy = (clientID: string) =>
            allProgress.filter(({ done }) => done.some(({ step }) => step === clientID)).length
          const pupils: FollowedPupil[] = [
            ...allProgress.map(({ userID, ...pupil }) => ({
              ...pupil,
              classCode: lesson.classCodes.length > 1 ? pupil.classCode : '',
              id: userID,
              live: live.pupils.get(userID) ?? null,
            })),
            ...visitors.map((pupil) => ({ ...pupil.user, classCode: '', done: [], live: pupil })),
          ]
          return (
            <>
              <ol className={styles.steps} aria-label="Les étapes">
                {steps.map(({ clientID }) => (
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
                      onClick={() => call('here', clientID)}
                    >
                      Tous ici
                    </Button>
                  </li>
                ))}
              </ol>
              <ul className={styles.pupils} aria-label="Les élèves">
                {pupils.toSorted(byNeed).map((pupil) => (
                  <PupilCard key={pupil.id} pupil={pupil} steps={steps} nameOf={numberedNameOf} />
                ))}
              </ul>
              {pupils.length === 0 && <p>Aucun élève n'est dans cette leçon.</p>}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

/** Sorts by raised hand, presence, then name. */
function byNeed(one: FollowedPupil, other: FollowedPupil): number {
  const rank = ({ live }: FollowedPupil) => (live?.hasHandUp ? 0 : live?.isHere ? 1 : 2)
  return rank(one) - rank(other) || frenchOrder(one.displayName, other.displayName)
}
