import { parseGrammarDeck } from '../../domain/games/grammar/deck.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { parseQuestionDeck } from '../../domain/games/question-deck.ts'
import { games } from '../../domain/games/registry.ts'
import { adminPagesByKey } from '../admin-pages.ts'
import { gameSeeds } from '../games.ts'
import { grades } from '../grades.ts'
import { owlSentences } from '../owl-texts.ts'
import { pageSeeds } from '../pages.ts'
import { riddlesOf } from '../riddles.ts'
import { pages } from '../routes.ts'
import { videos } from '../videos/videos.ts'
import { bank } from '../words/bank.ts'
import { spokenForm } from '../words/word.ts'
import { writingTexts } from '../writing.ts'

/** A spelling game, whose wrong choices are not words. */
const WRITTEN_WRONG = 'grammar-grade5-plural'

/** All French texts of the content that must be correct, without wrong answers of games. */
export function frenchTexts(): string[] {
  return [
    ...bank.flatMap((word) => [
      spokenForm(word),
      ...(word.kind === 'noun' && word.plural !== null ? [word.plural] : []),
    ]),
    ...pages.map((page) => page.title),
    ...[...adminPagesByKey.values()].map(({ title }) => title),
    ...owlSentences.french,
    ...writingTexts,
    ...grades.flatMap(riddlesOf).map(({ french }) => french),
    ...pageSeeds.flatMap((page) => frenchIn(page.content)),
    ...videos.flatMap((video) => video.shots.map((shot) => shot.french)),
    ...gameSeeds.flatMap(({ kind, title, description, data, instructions }) => [
      title,
      description,
      ...instructions.split('\n').slice(0, 1),
      // Answers of listening games may be English.
      ...(kind === 'listening' ? frenchIn(JSON.parse(data)) : []),
      ...(kind === 'comprehension' || kind === 'grammar' || kind === 'drop' ? wordsAskedIn(kind, data) : []),
    ]),
  ]
}

/** All choices of questions and sentences, right and wrong, because wrong choices must be words too. */
export function choicesOfGames(): string[] {
  return gameSeeds.flatMap(({ id, kind, data }) => {
    if (kind === 'comprehension') return parseQuestionDeck(data).items.flatMap(({ others }) => others)
    if (kind === 'grammar' && id !== WRITTEN_WRONG)
      return parseGrammarDeck(data).items.flatMap(({ verbs }) => verbs)
    return []
  })
}

/** Questions with answers, completed sentences, or instructions. */
function wordsAskedIn(kind: GameKind, data: string): string[] {
  return games[kind].rules.parseDeck(data).items.map(({ word }) => word)
}

/** All texts in properties with French content. */
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
