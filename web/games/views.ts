import type { ComponentType } from 'react'
import type { GameKind } from '../../domain/games/kinds.ts'
import type { RoundProps } from '../features/play/Round.tsx'

/** Game kind -> its view, loaded when a game of the kind is opened. */
export const views: Record<GameKind, () => Promise<{ default: ComponentType<RoundProps> }>> = {
  memory: () => import('./memory/MemoryGame.tsx'),
  exposed: () => import('./exposed/ExposedGame.tsx'),
  matching: () => import('./matching/MatchingGame.tsx'),
  'custom-matching': () => import('./matching/CustomMatchingGame.tsx'),
  numbers: () => import('./numbers/NumbersGame.tsx'),
  comprehension: () => import('./comprehension/ComprehensionGame.tsx'),
  listening: () => import('./listening/ListeningGame.tsx'),
  grammar: () => import('./grammar/GrammarGame.tsx'),
  'word-search': () => import('./word-search/WordSearchGame.tsx'),
  'word-challenge': () => import('./word-challenge/WordChallengeGame.tsx'),
  'course-aux-mots': () => import('./course-aux-mots/CourseGame.tsx'),
  'dictee-eclair': () => import('./dictee-eclair/DicteeGame.tsx'),
  drop: () => import('./drop/DropGame.tsx'),
}
