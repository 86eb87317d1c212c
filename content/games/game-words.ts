import type { GameItem } from '../../domain/games/game.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { games } from '../../domain/games/registry.ts'

/** A record's distinct words, in order. For questions and grammar these are the choices. */
export function gameWords(kind: GameKind, data: string): string[] {
  const items: readonly GameItem[] = games[kind].rules.parseDeck(data).items
  return [...new Set(items.flatMap((item) => (kind === 'mot-qui-manque' ? item.word : wordsOf(item))))]
}

function wordsOf(item: GameItem & { question?: string; answer?: string; verbs?: readonly string[] }) {
  if (item.verbs) return item.verbs
  return item.question ? (item.answer ?? []) : item.word
}
