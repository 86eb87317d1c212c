import { missionPageOf } from '../../../content/missions.ts'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { bedsOf } from '../../../domain/learning/garden.ts'
import { lessonPath } from '../../../domain/lesson.ts'
import type { OwlText } from '../../../domain/spoken-sentences.ts'
import type { Mission } from '../../lib/learning/words-query.ts'

/** What is known of a pupil when the home page opens. */
export interface Known {
  /** Of the class, today. */
  lessons: readonly Pick<OwnLesson, 'code' | 'title' | 'steps' | 'done'>[]
  /** What the teacher asks the class before or after a theme; null where she asks nothing, or the pupil has answered. */
  check: object | null
  /** Null where it is not known, or has no words. */
  mission: Mission | null
  /** How many of its words were answered. */
  missionDone: number
  /** The keys of what has counted this week. */
  counted: ReadonlySet<string>
  isMissionOver: boolean
  words: readonly RememberedWord[]
  today: string
  /** A game to play where there is nothing else; null where the menu has none. */
  game: { path: string; name: string; icon: string } | null
}

/** One big step, in words and a picture. */
export interface Step {
  path: string
  name: string
  english: string
  /** What the owl says of it. */
  said: OwlText
  /** A path under the media base, or the plant of the garden. */
  picture: string | 'plant'
  /** How far it has come: "3 / 10". */
  progress?: string
}

/** In this order: the first of them that there is stands on the page. */
export const steps: readonly ((known: Known) => Step | null)[] = [
  lessonStep,
  checkStep,
  missionStep,
  gardenStep,
  gameStep,
]

export function nextStep(known: Known): Step | null {
  for (const step of steps) {
    const found = step(known)
    if (found) return found
  }
  return null
}

/** Whether the mission of today is finished, here or elsewhere. */
export function isMissionDone({ mission, counted, isMissionOver }: Known): boolean {
  return mission !== null && (isMissionOver || counted.has(missionPageOf(mission.date)))
}

/** The lesson of the class that is not done yet: the teacher waits there. */
function lessonStep({ lessons }: Known): Step | null {
  const lesson = lessons.find(({ steps, done }) => steps.some(({ clientID }) => !done.includes(clientID)))
  if (!lesson) return null
  const { code, title, steps, done } = lesson
  return {
    path: lessonPath(code),
    name: title,
    english: "My class's lesson",
    said: {
      french: "C'est la leçon de ta classe. Commence ici.",
      english: "This is your class's lesson. Start here.",
    },
    picture: 'pictures/blackboard.svg',
    ...(done.length > 0 && { progress: `${done.length} / ${steps.length}` }),
  }
}

function checkStep({ check }: Known): Step | null {
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

function missionStep(known: Known): Step | null {
  const { mission, missionDone } = known
  if (mission === null || mission.words.length === 0 || isMissionDone(known)) return null
  const total = mission.words.length
  return {
    path: '/mission',
    name: 'Ma mission',
    english: 'My mission',
    said: {
      french: "Voici ta mission d'aujourd'hui. Commence ici.",
      english: 'Here is your mission for today. Start here.',
    },
    picture: 'pictures/bullseye.svg',
    ...(missionDone > 0 && missionDone < total && { progress: `${missionDone} / ${total}` }),
  }
}

/** The bed that is most in want of water. */
function gardenStep({ words, today }: Known): Step | null {
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

function gameStep({ game }: Known): Step | null {
  return (
    game && {
      path: game.path,
      name: game.name,
      english: 'A game',
      said: { french: 'Commence ici.', english: 'Start here.' },
      picture: game.icon,
    }
  )
}
