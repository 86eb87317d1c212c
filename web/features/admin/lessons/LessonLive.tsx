import { useQuery } from '@tanstack/react-query'
import type { Lesson } from '../../../../domain/api/lesson.ts'
import { emit } from '../../../lib/live/live.ts'
import { frenchOrder } from '../../../lib/text/french-order.ts'
import { Button } from '../../../ui/Button.tsx'
import { counted } from '../data/counted.ts'
import { usePageName } from '../data/page-names.ts'
import { lessonProgressQuery } from '../data/queries.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { wordsStepName } from './fragile-words.ts'
import styles from './LessonLive.module.css'
import { type FollowedPupil, PupilCard } from './PupilCard.tsx'
import { useLiveLesson } from './use-live-lesson.ts'

interface LessonLiveProps {
  lesson: Lesson
  onShare(): void
  onBack(): void
}

/** A lesson while it goes on: where each pupil is, who asks for help, and the teacher's calls to all of them. */
export function LessonLive({ lesson, onShare, onBack }: LessonLiveProps) {
  const { code, title, steps } = lesson
  const progress = useQuery(lessonProgressQuery(code))
  const live = useLiveLesson(code)
  const pageName = usePageName()
  const nameOf = (clientID: string) => {
    const words = steps.find((step) => step.clientID === clientID)?.words
    return words ? wordsStepName(words) : pageName(clientID)
  }
  const call = (call: 'here' | 'still' | 'goOn', step: string | null = null) =>
    emit({ type: 'lessonCall', code, call, step })
  const here = [...live.pupils.values()].filter(({ isHere }) => isHere)
  const hands = here.filter(({ hasHandUp }) => hasHandUp)
  return (
    <section className="stack loose" aria-labelledby="live-lesson">
      <div className="row middle">
        <h2 id="live-lesson">
          {title} <span className={styles.code}>{code}</span>
        </h2>
        <Button look="soft" onClick={onShare}>
          Partager
        </Button>
        <Button look="quiet" onClick={onBack}>
          Retour aux leçons
        </Button>
      </div>
      <div role="status">
        {live.isLost && (
          <p className={styles.lost}>
            <b>La connexion en direct est coupée.</b> Elle reviendra d'elle-même; vos commandes partiront à ce
            moment-là. Les élèves sont montrés là où ils étaient.
          </p>
        )}
      </div>
      <div className="row middle">
        <Button size="pupil" className={styles.eyes} onClick={() => call(live.isStill ? 'goOn' : 'still')}>
          {live.isStill ? 'Continuer' : 'Les yeux sur moi'}
        </Button>
        <p role="status">
          {live.isStill && 'Les écrans attendent. '}
          {counted(here.length, 'élève là', 'élèves là')}
          {hands.length > 0 && `, ${counted(hands.length, 'main levée', 'mains levées')}`}.
        </p>
      </div>
      <Loaded query={progress}>
        {(all) => {
          const known = new Map(all.map((pupil) => [pupil.userID, pupil]))
          const visitors = here.filter(({ user }) => !known.has(user.id))
          const doneBy = (clientID: string) =>
            all.filter(({ done }) => done.some(({ step }) => step === clientID)).length
          const pupils: FollowedPupil[] = [
            ...all.map(({ userID, ...pupil }) => ({
              ...pupil,
              id: userID,
              live: live.pupils.get(userID) ?? null,
            })),
            ...visitors.map((pupil) => ({ ...pupil.user, classCode: '', done: [], live: pupil })),
          ]
          return (
            <>
              <ol className={styles.steps}>
                {steps.map(({ clientID }) => (
                  <li key={clientID} data-called={live.calledTo === clientID || undefined}>
                    <span className={styles.step}>{nameOf(clientID)}</span>
                    <span>
                      {here.filter(({ step }) => step === clientID).length} ici ·{' '}
                      {counted(doneBy(clientID), 'fini', 'finis')}
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
                  <PupilCard
                    key={pupil.id}
                    pupil={pupil}
                    steps={steps}
                    nameOf={nameOf}
                    onHandDown={() => emit({ type: 'lessonHandDown', code, userID: pupil.id })}
                  />
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

/** Hands first, then who is there, by name. */
function byNeed(one: FollowedPupil, other: FollowedPupil): number {
  const rank = ({ live }: FollowedPupil) => (live?.hasHandUp ? 0 : live?.isHere ? 1 : 2)
  return rank(one) - rank(other) || frenchOrder(one.displayName, other.displayName)
}
