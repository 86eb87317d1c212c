import * as z from 'zod/mini'
import { choiceOf } from '../choices.ts'
import type { DeckNote, FieldFault } from '../deck-note.ts'
import type { GameItem } from '../game.ts'
import { optionalText, recordMedia, recordText, textKey } from '../plain-text.ts'
import { type QuestionDeck, type QuestionItem, questionDeckOf } from '../question-deck.ts'

const row = z.object({
  question: recordText,
  english: z._default(recordText, ''),
  answers: z.array(recordText).check(z.minLength(1, 'empty' satisfies FieldFault)),
  next: z.optional(z.array(optionalText)),
  others: z.optional(z.array(recordText)),
  image: recordMedia,
  sound: recordMedia,
})

/** `question` and `word` are the spoken line. `image` shows the speaker, or the setting of a conversation. */
export interface ReplyItem extends QuestionItem {
  english: string
  /** The replies that fit. */
  answers: readonly string[]
  /** The line after each reply; empty at the end. A single entry applies to all replies. */
  next: readonly string[]
  /**
   * In a conversation: the longest path after each reply, as item indexes; empty at the end. Otherwise null.
   */
  paths: readonly (readonly number[])[] | null
}

/**
 * Parses a deck of replies: a JSON list of `{question, answers, others?, next?}`, whose first row may be
 * `{choices}`. If some row has `next`, the deck is a conversation: it starts with the first row, and replies
 * lead to later rows.
 * @throws {DeckFault} if fewer than two replies differ
 */
export function parseReplyDeck(data: string): QuestionDeck<ReplyItem> {
  const deck = questionDeckOf(data, row, replyItem)
  const isTalk = deck.items.some(({ next }) => next.some((line) => line !== ''))
  if (!isTalk) return deck
  const items = withPaths(deck.items)
  return {
    ...deck,
    items,
    warnings: [...deck.warnings, ...unmatchedWarning(items), ...unreachedWarning(items)],
  }
}

function replyItem(
  { question, english, answers, next = [], others = [], image, sound }: z.infer<typeof row>,
  choices: readonly GameItem[],
): ReplyItem {
  const [answer = ''] = answers
  const answerSound = choiceOf(answer, choices).sound
  return {
    word: question,
    question,
    english,
    answer,
    answers,
    next,
    others,
    choices,
    image,
    sound,
    answerSound,
    paths: null,
  }
}

/** Adds the paths. Replies lead only to later items, which guarantees that every conversation ends. */
function withPaths(items: readonly ReplyItem[]): ReplyItem[] {
  const places = new Map(items.map(({ question }, place) => [lineKey(question), place]))
  const joined: ReplyItem[] = []
  for (const [place, item] of [...items.entries()].toReversed()) {
    const paths = item.answers.map((_answer, reply) => {
      const next = places.get(lineKey(item.next[reply] ?? item.next[0] ?? '')) ?? 0
      const after = joined[next]
      return after ? [next, ...longestPath(after)] : []
    })
    joined[place] = { ...item, paths }
  }
  return joined
}

/** Equal for a line with and without a space before its question or exclamation mark. */
function lineKey(text: string): string {
  return textKey(text).replace(/\s+(?=[?!])/g, '')
}

/** Warns of next lines that are not the line of a later item. */
function unmatchedWarning(items: readonly ReplyItem[]): DeckNote[] {
  const lines = items.flatMap(({ next }, place) => {
    const later = new Set(items.slice(place + 1).map(({ question }) => lineKey(question)))
    return next.filter((line) => line !== '' && !later.has(lineKey(line)))
  })
  return lines.length === 0 ? [] : [{ code: 'unmatchedNext', lines }]
}

/** Warns of items that no reply leads to. */
function unreachedWarning(items: readonly ReplyItem[]): DeckNote[] {
  const reached = new Set([0])
  for (const place of reached) for (const [next = 0] of items[place]?.paths ?? []) reached.add(next)
  const words = items.filter((_item, place) => !reached.has(place)).map(({ word }) => word)
  return words.length === 0 ? [] : [{ code: 'unreachedLines', words }]
}

/** The longest path from an item to the end. */
export function longestPath({ paths }: ReplyItem): readonly number[] {
  return (paths ?? []).reduce((one, other) => (other.length > one.length ? other : one), [])
}
