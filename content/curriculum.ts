import type { GameKind } from '../domain/games/kinds.ts'
import { games, isGameKind } from '../domain/games/registry.ts'
import { type Grade, linkGrade, needsNoReading } from './grades.ts'
import type { PageKind } from './routes.ts'
import { linkPage } from './site/link-path.ts'

/** Skills that pages and games practise, shown to teachers. Pupils' pages do not load this module. */

/** French names of the strands of the curriculum. */
export const strands = {
  listening: 'Écouter',
  speaking: 'Parler',
  reading: 'Lire',
  writing: 'Écrire',
} as const
type Strand = keyof typeof strands

/** Levels of the Common European Framework, lowest first. */
export const cefrLevels = ['A1.1', 'A1', 'A2'] as const
type Level = (typeof cefrLevels)[number]

export interface Tags {
  /** Null for all grades. */
  grade: Grade | null
  strands: readonly Strand[]
  level: Level
  /** Can-do statement ("Je peux…") for the words or sentences of the page or game. */
  canDo: string
}

type Unit = 'word' | 'sentence'
type LearningPage = Extract<PageKind, 'vocabulary' | 'music' | 'videos' | 'stories'>

const practice: Readonly<
  Record<GameKind | LearningPage, { strands: readonly Strand[]; unit: Unit; canDo: string }>
> = {
  vocabulary: {
    strands: ['listening', 'speaking', 'reading'],
    unit: 'word',
    canDo: "Je peux comprendre et dire les mots d'un thème.",
  },
  music: { strands: ['listening', 'speaking'], unit: 'word', canDo: 'Je peux chanter en français.' },
  videos: { strands: ['listening'], unit: 'sentence', canDo: 'Je peux suivre une courte vidéo.' },
  stories: {
    strands: ['listening', 'reading'],
    unit: 'sentence',
    canDo: 'Je peux suivre une courte histoire.',
  },
  exposed: {
    strands: ['listening', 'reading'],
    unit: 'word',
    canDo: 'Je peux relier un mot à son image.',
  },
  memory: {
    strands: ['listening', 'reading'],
    unit: 'word',
    canDo: "Je peux me souvenir d'un mot et de son image.",
  },
  'sound-memory': {
    strands: ['listening'],
    unit: 'word',
    canDo: "Je peux reconnaître un mot que j'entends.",
  },
  matching: { strands: ['reading'], unit: 'word', canDo: 'Je peux choisir le mot qui va avec une image.' },
  'custom-matching': {
    strands: ['listening'],
    unit: 'word',
    canDo: "Je peux reconnaître un mot que j'entends.",
  },
  listening: { strands: ['listening'], unit: 'sentence', canDo: "Je peux comprendre ce que j'entends." },
  numbers: { strands: ['listening'], unit: 'word', canDo: "Je peux comprendre un nombre que j'entends." },
  comprehension: {
    strands: ['reading'],
    unit: 'sentence',
    canDo: 'Je peux comprendre une question et choisir sa réponse.',
  },
  grammar: { strands: ['reading'], unit: 'sentence', canDo: "Je peux choisir la bonne forme d'un mot." },
  'mot-qui-manque': {
    strands: ['reading'],
    unit: 'sentence',
    canDo: 'Je peux trouver le mot qui manque dans une phrase.',
  },
  phrases: {
    strands: ['reading', 'writing'],
    unit: 'sentence',
    canDo: "Je peux mettre les mots d'une phrase en ordre.",
  },
  'qui-dit-quoi': {
    strands: ['listening', 'reading'],
    unit: 'sentence',
    canDo: "Je peux répondre à ce qu'on me dit.",
  },
  'word-search': { strands: ['reading'], unit: 'word', canDo: 'Je peux reconnaître un mot écrit.' },
  'word-challenge': { strands: ['writing'], unit: 'word', canDo: 'Je peux épeler un mot.' },
  'course-aux-mots': { strands: ['reading'], unit: 'word', canDo: 'Je peux reconnaître vite un mot.' },
  'dictee-eclair': {
    strands: ['listening', 'writing'],
    unit: 'word',
    canDo: "Je peux écrire un mot que j'entends.",
  },
  'petite-dictee': {
    strands: ['listening', 'writing'],
    unit: 'sentence',
    canDo: "Je peux écrire une phrase que j'entends.",
  },
  drop: { strands: ['listening'], unit: 'sentence', canDo: "Je peux faire ce qu'une phrase demande." },
}

const levelsByGrade: Readonly<Record<Unit, Readonly<Record<Grade, Level>>>> = {
  word: { 1: 'A1.1', 3: 'A1.1', 4: 'A1.1', 5: 'A1', 6: 'A1' },
  sentence: { 1: 'A1.1', 3: 'A1.1', 4: 'A1', 5: 'A1', 6: 'A2' },
}

/** The tags of a page or game by its key; null for a page that teaches no French. */
export function tagsOf(clientID: string): Tags | null {
  const page = linkPage(clientID)
  const kind = page?.game ?? page?.kind ?? ''
  if (!isPractised(kind)) return null
  const grade = linkGrade(clientID)
  const { strands, unit, canDo } = practice[kind]
  return {
    grade,
    strands: isPlayedByEar(kind, grade) ? [...new Set(strands.map(heard))] : strands,
    level: levelsByGrade[unit][grade ?? 4],
    canDo,
  }
}

function isPractised(kind: string): kind is keyof typeof practice {
  return Object.hasOwn(practice, kind)
}

/** True if the game reads its texts aloud because the grade cannot read yet. */
function isPlayedByEar(kind: string, grade: Grade | null): boolean {
  return needsNoReading(grade) && isGameKind(kind) && 'instructionsWithoutReading' in games[kind]
}

function heard(strand: Strand): Strand {
  return strand === 'reading' ? 'listening' : strand
}
