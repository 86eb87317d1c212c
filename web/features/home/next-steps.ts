import type { OwlText } from '../../../content/owl-texts.ts'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import type { LiveGame } from '../../../domain/api/live-game.ts'
import type { RememberedWord } from '../../../domain/api/words.ts'
import type { CheckPhase } from '../../../domain/learning/check.ts'
import { bedsOf } from '../../../domain/learning/garden.ts'
import { lessonPath } from '../../../domain/lesson.ts'
import { liveGamePath } from '../../../domain/live/address.ts'
import type { Mission } from '../../lib/learning/words-query.ts'

/** Data of the home page about a pupil. */
export interface PupilState {
  /** The open games of the class. */
  liveGames: readonly Pick<LiveGame, 'code' | 'title'>[]
  /** Missed lessons, then today's. */
  lessons: readonly Pick<OwnLesson, 'code' | 'title' | 'steps' | 'done' | 'isMissed'>[]
  /** The check that is open for the class, or null if there is none or the pupil has answered it. */
  check: { phase: CheckPhase } | null
  /** Null if unknown. */
  mission: Mission | null
  /** Number of words of the mission that are right. */
  missionDone: number
  /** True if today's mission is finished, on this or another device. */
  isMissionFinished: boolean
  words: readonly RememberedWord[]
  today: string
  /** A game, or words to practise, suggested if there is nothing else to do. Null if the menu has none. */
  game: { path: string; name: string; english: string; icon: string } | null
}

export const MISSION_STARS = 3
const MAX_PICTURES = 4

/** A suggested step. */
export interface Step {
  path: string
  isDone?: boolean
  name: string
  english: string
  /** Read aloud by the owl. */
  said: OwlText
  /** A path under the media base, or the plant of the garden. */
  picture: string | 'plant'
  /** Pictures of the first words of the mission, shown instead of `picture`. */
  pictures?: string[]
  /** Stars of the mission for the words that are right, at most `MISSION_STARS`. */
  stars?: number
  /** Progress, e.g. "3 / 10". */
  progress?: string
}

/**
 * Today's steps in order: an open game of the class, a check before a theme (the lesson would teach its
 * words), open lessons, a check after a theme. Without any of these, one step that the pupil does alone: the
 * mission, the garden or a game. Finished lessons come last.
 */
export function stepsToday(known: PupilState): Step[] {
  const lessons = known.lessons.map(lessonStep)
  const check = checkStep(known)
  const isBefore = known.check?.phase === 'before'
  const liveGames = known.liveGames.map(liveGameStep)
  const teacherSteps = [
    ...liveGames,
    isBefore && check,
    ...lessons.filter(({ isDone }) => !isDone),
    !isBefore && check,
  ]
  const open = teacherSteps.filter((step) => step !== false && step !== null)
  const ownStep = missionStep(known) ?? gardenStep(known) ?? gameStep(known)
  const next = open.length > 0 || ownStep === null ? open : [ownStep]
  return [...next, ...lessons.filter(({ isDone }) => isDone)]
}

function liveGameStep({ code, title }: PupilState['liveGames'][number]): Step {
  return {
    path: liveGamePath(code),
    name: 'Jouer avec la classe',
    english: 'Play with the class',
    said: { french: 'Commence ici.', english: 'Start here.' },
    picture: 'pictures/busts-in-silhouette.svg',
    progress: title,
  }
}

function lessonStep({ code, title, steps, done, isMissed }: PupilState['lessons'][number]): Step {
  const isDone = steps.every(({ clientID }) => done.includes(clientID))
  return {
    path: lessonPath(code),
    isDone,
    name: isMissed ? `À rattraper : ${title}` : title,
    english: "My class's lesson",
    said: {
      french: "C'est la leçon de ta classe. Commence ici.",
      english: "This is your class's lesson. Start here.",
    },
    picture: 'pictures/blackboard.svg',
    ...(done.length > 0 && { progress: isDone ? '✓ Fini' : `${done.length} / ${steps.length}` }),
  }
}

function checkStep({ check }: PupilState): Step | null {
  return (
    check && {
      path: '/profile',
      name: "Qu'est-ce que tu sais déjà?",
      english: 'What do you know already?',
      said: {
        french: "Qu'est-ce que tu sais déjà? Commence ici.",
        english: 'What do you know already? Start here.',
      },
      picture: 'pictures/magnifying-glass-tilted-left.svg',
    }
  )
}

function missionStep({ mission, missionDone, isMissionFinished }: PupilState): Step | null {
  if (mission === null || mission.words.length === 0 || isMissionFinished) return null
  const total = mission.words.length
  const images = mission.words.flatMap(({ image }) => image ?? [])
  return {
    path: '/mission',
    name: 'Ma mission',
    english: 'My mission',
    said: {
      french: "Voici ta mission d'aujourd'hui. Commence ici.",
      english: 'Here is your mission for today. Start here.',
    },
    picture: 'pictures/bullseye.svg',
    pictures: [...new Set(images)].slice(0, MAX_PICTURES),
    stars: Math.floor((MISSION_STARS * missionDone) / total),
    ...(missionDone > 0 && missionDone < total && { progress: `${missionDone} / ${total}` }),
  }
}

/** The garden bed with the most thirsty plants. */
function gardenStep({ words, today }: PupilState): Step | null {
  const [bed] = bedsOf(words, today)
  if (!bed || bed.thirsty === 0) return null
  return {
    path: '/jardin',
    name: `Mon jardin : ${bed.title}`,
    english: 'My garden',
    said: {
      french: 'Voici ton jardin. Touche une plante qui a soif.',
      english: 'Here is your garden. Tap a thirsty plant.',
    },
    picture: 'plant',
    progress: bed.thirsty === 1 ? '1 plante a soif' : `${bed.thirsty} plantes ont soif`,
  }
}

function gameStep({ game }: PupilState): Step | null {
  return (
    game && {
      path: game.path,
      name: game.name,
      english: game.english,
      said: { french: 'Commence ici.', english: 'Start here.' },
      picture: game.icon,
    }
  )
}
