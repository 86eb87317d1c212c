import { pairOf } from '../../domain/games/from-words.ts'
import { type GameKind, gameKinds } from '../../domain/games/kinds.ts'
import { games } from '../../domain/games/registry.ts'
import { soundPath } from '../words/media-path.ts'
import { numbers } from '../words/numbers.ts'
import { vocabularyWordOf } from '../words/word.ts'
import type { GameSeed } from './game-seed.ts'
import { ownPageGames } from './own-pages.ts'
import { type Theme, themeKey } from './theme.ts'
import { themeRecord } from './theme-record.ts'

/** The records of a theme, one for each kind that suits its words, without those that have their own page. */
export function themeGames(theme: Theme): GameSeed[] {
  return gameKinds
    .map((kind) => ({ kind, rows: rowsOf(kind, theme) }))
    .filter(({ kind, rows }) => rows.length > 0 && !isOnOwnPage(kind, theme, rows))
    .map(({ kind, rows }) => themeRecord(kind, theme, rows))
}

function isOnOwnPage(kind: GameKind, theme: Theme, rows: readonly object[]): boolean {
  const data = JSON.stringify(rows)
  return ownPageGames.some((own) => own.kind === kind && own.grade === theme.grade && own.data === data)
}

function rowsOf(kind: GameKind, theme: Theme): readonly object[] {
  const key = themeKey(theme)
  if (key === 'Grade3_Numbers' && (kind === 'memory' || kind === 'exposed')) return numberCards(20)
  return games[kind].fromTheme?.({ key, words: theme.words, soundOf: soundPath }) ?? []
}

/** The numbers up to `last`. A pupil chooses how many tens to play. */
function numberCards(last: number) {
  const ceilings = Array.from({ length: last / 10 }, (_none, index) => (index + 1) * 10)
  const words = numbers.filter(({ english }) => Number(english) > 0 && Number(english) <= last)
  return [
    { filterList: ceilings.map((value) => ({ value, description: `Les nombres jusqu'à ${value}` })) },
    ...words.map((word) => ({ ...pairOf(vocabularyWordOf(word)), filter: Number(word.english) })),
  ]
}
