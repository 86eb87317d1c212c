import * as z from 'zod/mini'
import { wordsOf } from '../../content/site/page-words.ts'
import { isWrittenKind, pageContents, type VocabularyContent } from '../../domain/api/page.ts'
import { games, isGameKind } from '../../domain/games/registry.ts'

export interface FrenchLine {
  french: string
  english: string
  sound?: string | null
}

/** The French lines of a page: its words, sentences, dialogues and tables, or the titles to choose from. */
export function pageLines(kind: string, content: string): FrenchLine[] {
  if (!isWrittenKind(kind)) return []
  const { data } = z.safeParse(pageContents[kind], JSON.parse(content))
  if (!data) return []
  if ('sections' in data) return vocabularyLines(data)
  if ('stories' in data) return titles(data.stories)
  if ('songs' in data) return titles(data.songs)
  if ('videos' in data) return titles([...data.videos, ...data.linked])
  return data.blocks.flatMap((block): FrenchLine[] => {
    if (block.type === 'heading') return [block]
    if (block.type === 'list') return block.items
    return block.type === 'card' ? [...titles([block]), ...(block.examples ?? [])] : []
  })
}

/** The texts that a game record asks for, if the game has no word page. */
export function deckLines(kind: string, data: string): FrenchLine[] {
  if (!isGameKind(kind)) return []
  try {
    const { items } = games[kind].rules.parseDeck(data)
    return items.map(({ word: french, caption: english = '', sound }) => ({ french, english, sound }))
  } catch {
    return []
  }
}

function vocabularyLines(content: VocabularyContent): FrenchLine[] {
  const words = wordsOf(content).map(({ value, ...word }) => ({
    ...word,
    english: word.english || String(value ?? ''),
  }))
  const examples =
    content.form === 'scenes'
      ? content.sections.flatMap((section) => section.words).map(({ example }) => example)
      : []
  return [
    ...words,
    ...examples.filter((example) => example !== undefined),
    ...(content.form === 'dialogue' ? [content.question] : []),
    ...('dialogues' in content ? content.dialogues.flatMap((dialogue) => dialogue.lines) : []),
    ...(content.notes ?? []).flatMap(({ sentences }) => sentences),
  ]
}

function titles(parts: readonly { title: string; english?: string }[]): FrenchLine[] {
  return parts.map(({ title, english = '' }) => ({ french: title, english }))
}
