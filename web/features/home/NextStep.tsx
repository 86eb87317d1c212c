import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gradeOfUser, linkGrade } from '../../../content/grades.ts'
import { linkPage, linkPath } from '../../../content/site/link-path.ts'
import { linkTile } from '../../../content/site/link-tile.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { PRACTICE_PATH } from '../../../domain/practice-path.ts'
import { useSmallScreen } from '../../lib/display/small-screen.ts'
import { countDoneWords, isMissionFinished, loadMission } from '../../lib/learning/saved-mission.ts'
import { missionQuery, wordsQuery } from '../../lib/learning/words-query.ts'
import { lessonsQuery, liveGamesQuery } from '../../lib/lesson/lesson-queries.ts'
import { useVisibleLinks } from '../../lib/menu/menu.ts'
import { ownCheckQuery } from '../../lib/school/check-query.ts'
import { useSchoolTimeZone } from '../../lib/school/school-time-zone.ts'
import { useSchoolDay } from '../../lib/school/school-today.ts'
import { useCountedPages, weekQuery } from '../../lib/school/week-query.ts'
import owl from '../../ui/art/owl.svg'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Plant } from '../../ui/Plant.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { GardenStrip } from './GardenStrip.tsx'
import styles from './NextStep.module.css'
import { MISSION_STARS, type PupilState, type Step, stepsToday } from './next-steps.ts'

const NO_PAGES: ReadonlySet<string> = new Set()

/**
 * The pupil's next step as one big button that the owl reads aloud, and below it the teacher's other tasks of
 * today.
 */
export function NextStep({ user }: { user: SessionUser }) {
  const links = useVisibleLinks()
  const mission = useQuery(missionQuery(user.id))
  const words = useQuery(wordsQuery(user.id))
  const check = useQuery(ownCheckQuery(user.id))
  const week = useQuery(weekQuery(user.id))
  const counted = useCountedPages()
  const lessons = useQuery(lessonsQuery(user.id))
  const liveGames = useQuery(liveGamesQuery(user.id))
  const today = useSchoolDay()
  const timeZone = useSchoolTimeZone()
  const isSmall = useSmallScreen()
  // Wait for all queries: a step that arrives later must not move one that is being tapped.
  const queries = [lessons, liveGames, check, mission, words, week]
  if (queries.some(({ isPending }) => isPending)) return <StepPlaceholder />

  const kept = mission.data ? loadMission(user.id, mission.data.date) : null
  const known: PupilState = {
    liveGames: liveGames.data ?? [],
    lessons: lessons.data ?? [],
    check: check.data ?? null,
    mission: mission.data ?? null,
    missionDone: mission.data ? countDoneWords(mission.data, kept) : 0,
    isMissionFinished: mission.data !== undefined && isMissionFinished(mission.data, kept, counted),
    words: words.data ?? [],
    today,
    game: gameFor(user, links, counted ?? NO_PAGES, isSmall),
  }
  const [step, ...others] = stepsToday(known)
  return (
    <>
      {step && <StepButton step={step} isMissionDone={known.isMissionFinished} />}
      {others.length > 0 && (
        <nav aria-label="Aussi aujourd'hui">
          <ul className={styles.others}>
            {others.map(({ path, name, picture, progress, isDone }) => (
              <li key={path}>
                <Link to={path} className={styles.other}>
                  <Picture image={picture} word="" size={36} />
                  <span>{name}</span>
                  {progress && <span className={isDone ? styles.done : styles.progress}>{progress}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.garden}>
        <GardenStrip words={known.words} today={today} timeZone={timeZone} />
      </div>
    </>
  )
}

interface StepButtonProps {
  step: Step
  isMissionDone: boolean
}

function StepButton({ step, isMissionDone }: StepButtonProps) {
  const pictures = step.pictures ?? []
  return (
    <section className={styles.step} aria-label="La prochaine étape">
      <OwlSays {...step.said} size={110} className={styles.owl} />
      <Link to={step.path} className={styles.go}>
        <span className={styles.pictures}>
          {step.picture === 'plant' ? (
            <Plant strength={2} isThirsty className={styles.picture} />
          ) : pictures.length === 0 ? (
            <Picture image={step.picture} word="" size={96} isFirst className={styles.picture} />
          ) : (
            pictures.map((image) => (
              <Picture key={image} image={image} word="" size={96} isFirst className={styles.picture} />
            ))
          )}
        </span>
        <span className={styles.words}>
          <b>{step.name}</b>
          <small lang="en">{step.english}</small>
          {step.stars !== undefined && (
            <span className={styles.stars}>
              <Stars count={step.stars} max={MISSION_STARS} outOf={MISSION_STARS} />
            </span>
          )}
          {step.progress && <span className={styles.progress}>{step.progress}</span>}
          {isMissionDone && (
            <span className={styles.done}>
              <span aria-hidden="true">✓</span> Ta mission est finie.
            </span>
          )}
        </span>
        <span className={styles.arrow} aria-hidden="true">
          ➜
        </span>
      </Link>
    </section>
  )
}

/** Placeholder until the step and the garden are known. */
function StepPlaceholder() {
  return (
    <>
      <div className={styles.step} aria-hidden="true">
        <img src={owl} alt="" width={110} height={128} className={styles.owl} />
        <span className={`${styles.go} ${styles.coming}`} />
      </div>
      <div className={styles.garden} />
    </>
  )
}

/**
 * The first game (on a small screen, words to practise) that has not counted this week, preferring the
 * pupil's grade.
 */
function gameFor(
  user: SessionUser,
  links: readonly MenuLink[],
  counted: ReadonlySet<string>,
  isSmall: boolean,
): PupilState['game'] {
  const grade = gradeOfUser(user)
  const kind = isSmall ? 'vocabulary' : 'game'
  const games = links.filter((link) => linkPage(link.clientID)?.kind === kind && link.isEnabled)
  const own = games.filter(({ clientID }) => grade === null || linkGrade(clientID) === grade)
  const link = [...own, ...games].find(({ clientID }) => !counted.has(clientID)) ?? own[0]
  const path = link && linkPath(link)
  if (!link || !path) return null
  const { name, icon, more } = linkTile(link, { grade })
  if (isSmall)
    return {
      path: `${PRACTICE_PATH}/${link.clientID}`,
      icon,
      name: `Pratique ces mots : ${name}`,
      english: 'Practise these words',
    }
  return { path, icon, name: more ? `${name} : ${more.text}` : name, english: 'A game' }
}
