import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { wordsOf } from '../../content/page-words.ts'
import { vocabularyContent } from '../../domain/api/page.ts'
import { storiesContent } from '../../domain/api/story.ts'
import type { GameItem } from '../../domain/games/game.ts'
import { games, isGameKind } from '../../domain/games/registry.ts'
import { storyDeck } from '../../domain/games/story-quiz.ts'
import { wordID } from '../../domain/learning/first-try.ts'
import type { Database } from '../db/database.ts'

/** A page of words or of stories, or a game, whose words are to be read again, or that is gone. */
const source = z.object({
  clientID: z.string(),
  /** Null where it is gone. */
  stamp: z.nullable(z.string()),
  kind: z.nullable(z.string()),
  content: z.nullable(z.string()),
  /** Of a game: the key of the page of its words, and what stands there. */
  wordsPage: z.nullable(z.string()),
  pageContent: z.nullable(z.string()),
})
type Source = z.infer<typeof source>

interface KnownWord {
  word: string
  french: string
  english: string
  image: string | null
  sound: string | null
}

/** A bound value takes up to 2 MB; this many words take about 300 KB. */
const WORDS_A_STATEMENT = 2000
/** How many pages and games are read at once. */
const SOURCES_AT_ONCE = 200

/**
 * Brings the known words up to date with the pages and games of the school. A changed source is recognised by the stamp that every save
 * gives it, by whatever way it was saved. It reads the stamps of all sources, so it runs after a save, once a day, and if a word is asked for
 * that is not known. The number of statements does not grow with the number of sources.
 */
export async function refreshKnownWords(db: Database): Promise<void> {
  for (let found = SOURCES_AT_ONCE; found === SOURCES_AT_ONCE; ) {
    const { results } = await db.$client.prepare(CHANGED).all()
    const sources = z.parse(z.array(source), results)
    found = sources.length
    if (found > 0) await db.$client.batch(replacing(db, sources))
  }
}

const STAMPS = `
  SELECT client_id, updated AS stamp, kind, content, NULL AS words_page, NULL AS page_content
  FROM pages WHERE kind IN ('vocabulary', 'stories')
  UNION ALL
  SELECT game.client_id, game.updated || ' ' || coalesce(page.updated, ''), game.kind, game.data, page.client_id, page.content
  FROM games AS game LEFT JOIN pages AS page ON page.client_id = game.words_page AND page.kind = 'vocabulary'
  WHERE game.client_id NOT IN (SELECT client_id FROM pages WHERE kind IN ('vocabulary', 'stories'))`

const CHANGED = `
  WITH source AS (${STAMPS})
  SELECT client_id AS clientID, stamp, kind, content, words_page AS wordsPage, page_content AS pageContent
  FROM source WHERE stamp IS NOT (SELECT known.stamp FROM word_sources AS known WHERE known.client_id = source.client_id)
  UNION ALL
  SELECT client_id, NULL, NULL, NULL, NULL, NULL FROM word_sources
  WHERE client_id NOT IN (SELECT client_id FROM pages WHERE kind IN ('vocabulary', 'stories'))
    AND client_id NOT IN (SELECT client_id FROM games)
  LIMIT ${SOURCES_AT_ONCE}`

/** Replaces the words of the sources. */
function replacing(db: Database, sources: readonly Source[]): D1PreparedStatement[] {
  const words = sources.flatMap((each) =>
    knownWordsOf(each).map((word, place) => ({ clientID: each.clientID, place, ...word })),
  )
  const stamps = JSON.stringify(sources.map(({ clientID, stamp }) => ({ clientID, stamp })))
  const parts = Array.from({ length: Math.ceil(words.length / WORDS_A_STATEMENT) }, (_none, part) =>
    JSON.stringify(words.slice(part * WORDS_A_STATEMENT, (part + 1) * WORDS_A_STATEMENT)),
  )
  const prepare = (statement: string, list: string) => db.$client.prepare(statement).bind(list)
  return [
    prepare(DELETE_WORDS, stamps),
    ...parts.map((part) => prepare(INSERT_WORDS, part)),
    prepare(DELETE_STAMPS, stamps),
    prepare(UPSERT_STAMPS, stamps),
  ]
}

const DELETE_WORDS = `
  DELETE FROM known_words WHERE client_id IN (SELECT value ->> 'clientID' FROM json_each(?))`

const INSERT_WORDS = `
  INSERT INTO known_words (client_id, word, place, french, english, image, sound)
  SELECT value ->> 'clientID', value ->> 'word', value ->> 'place', value ->> 'french', value ->> 'english',
    value ->> 'image', value ->> 'sound'
  FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`

const DELETE_STAMPS = `
  DELETE FROM word_sources
  WHERE client_id IN (SELECT value ->> 'clientID' FROM json_each(?) WHERE value ->> 'stamp' IS NULL)`

const UPSERT_STAMPS = `
  INSERT INTO word_sources (client_id, stamp)
  SELECT value ->> 'clientID', value ->> 'stamp' FROM json_each(?) WHERE value ->> 'stamp' IS NOT NULL
  ON CONFLICT (client_id) DO UPDATE SET stamp = excluded.stamp`

/** The words of a page; the questions of stories; of a game what the page of its words has not. Of what cannot be read, none. */
function knownWordsOf({ kind, content, pageContent }: Source): KnownWord[] {
  if (kind === null || content === null) return []
  if (kind === 'vocabulary') return eachOnce(wordsOfPage(content))
  if (kind === 'stories') return eachOnce(questionsOf(content))
  const onPage = new Set(pageContent === null ? [] : wordsOfPage(pageContent).map(({ word }) => word))
  return eachOnce(wordsOfGame(kind, content)).filter(({ word }) => !onPage.has(word))
}

function wordsOfPage(content: string): KnownWord[] {
  const { data } = z.safeParse(vocabularyContent, JSON.parse(content))
  if (!data) return []
  return wordsOf(data).flatMap(({ french, english, image, sound, value }) => {
    const word = wordID({ word: french, sound })
    const shown = english || String(value ?? '')
    return word === null ? [] : [{ word, french, english: shown, image, sound }]
  })
}

function wordsOfGame(kind: string, data: string): KnownWord[] {
  if (!isGameKind(kind)) return []
  return itemsOf(kind, data).flatMap(knownItem)
}

function questionsOf(content: string): KnownWord[] {
  const { data } = z.safeParse(storiesContent, JSON.parse(content))
  return (data?.stories ?? []).flatMap(({ questions = [] }) => storyDeck(questions).items).flatMap(knownItem)
}

function knownItem(item: GameItem): KnownWord[] {
  const word = wordID(item)
  const { word: french, caption: english = '', image, sound } = item
  return word === null ? [] : [{ word, french, english, image, sound }]
}

function itemsOf(kind: keyof typeof games, data: string): readonly GameItem[] {
  try {
    return games[kind].rules.parseDeck(data).items
  } catch {
    return []
  }
}

function eachOnce(words: readonly KnownWord[]): KnownWord[] {
  return [...new Map(words.toReversed().map((each) => [each.word, each])).values()].toReversed()
}

/** Which of the words, a JSON list, the school knows. */
export const KNOWN_OF = sql`
  SELECT value AS word FROM json_each(${sql.placeholder('words')})
  WHERE EXISTS (SELECT 1 FROM known_words WHERE known_words.word = value)`
