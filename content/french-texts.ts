import type { GameKind } from '../domain/games/kinds.ts'
import { games } from '../domain/games/registry.ts'
import { gameSeeds } from './games.ts'
import { pageSeeds } from './pages.ts'
import { pages } from './routes.ts'
import { videos } from './videos/videos.ts'
import { bank } from './words/bank.ts'
import { spokenForm } from './words/word.ts'

/** Every French text of the content that has to be right: wrong answers of games are not among them. */
export function frenchTexts(): string[] {
  return [
    ...bank.flatMap((word) => [
      spokenForm(word),
      ...(word.kind === 'noun' && word.plural !== null ? [word.plural] : []),
    ]),
    ...pages.map((page) => page.title),
    ...pageSeeds.flatMap((page) => frenchIn(page.content)),
    ...videos.flatMap((video) => video.shots.map((shot) => shot.french)),
    ...gameSeeds.flatMap(({ kind, title, description, data, instructions }) => [
      title,
      description,
      ...instructions.split('\n').slice(0, 1),
      // Of what is heard, the answer may be the English; wrong choices need not be words.
      ...(kind === 'listening' ? frenchIn(JSON.parse(data)) : []),
      ...(kind === 'comprehension' || kind === 'grammar' || kind === 'drop' ? wordsAskedIn(kind, data) : []),
    ]),
  ]
}

/** Questions with their answers, completed sentences, or what is to be done. */
function wordsAskedIn(kind: GameKind, data: string): string[] {
  return games[kind].parseDeck(data).items.map(({ word }) => word)
}

/** What stands under the keys that hold French. */
function frenchIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(frenchIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return frenchIn(inner)
    return ['question', 'french', 'plural', 'title', 'restaurant', 'speaker', 'note', 'shows'].includes(key)
      ? [inner]
      : []
  })
}
