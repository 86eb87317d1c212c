import * as z from 'zod/mini'
import { askableWords } from '../../../content/site/askable-words.ts'
import { vocabularyContent } from '../../../domain/api/page.ts'
import { storiesContent } from '../../../domain/api/story.ts'
import type { GameItem } from '../../../domain/games/game.ts'
import { games, isGameKind } from '../../../domain/games/registry.ts'
import { storyDeck } from '../../../domain/games/story-quiz.ts'
import { taughtText, wordID } from '../../../domain/learning/first-try.ts'
import type { Database } from '../../db/database.ts'

/** A word page, story page or game that changed or was deleted. */
const source = z.object({
  clientID: z.string(),
  /** Null if it was deleted. */
  stamp: z.nullable(z.string()),
  kind: z.nullable(z.string()),
  content: z.nullable(z.string()),
  /** For a game: the key and content of the page with its words. */
  wordsPage: z.nullable(z.string()),
  pageContent: z.nullable(z.string()),
})
type Source = z.infer<typeof source>

type KnownWord = ReturnType<typeof askableWords>[number]

/** About 300 KB of JSON. A bound value may be up to 2 MB. */
const WORDS_PER_STATEMENT = 2000
const SOURCES_PER_BATCH = 400

/**
 * Updates the known words from the pages and games of the school. Finds changed sources by the stamp that
 * every save sets. This reads the stamps of all sources, so it runs only after a save, once a day, and when
 * an unknown word is answered. The number of statements does not grow with the number of sources.
 */
export async function refreshKnownWords(db: Database): Promise<void> {
  for (let found = SOURCES_PER_BATCH; found === SOURCES_PER_BATCH; ) {
    const { results } = await db.$client.prepare(SELECT_CHANGED).all()
    const sources = z.parse(z.array(source), results)
    found = sources.length
    if (found > 0) await db.$client.batch(replaceStatements(db, sources))
  }
}

/** Increment this when `knownWordsOf` changes, so that all sources are read again. */
const KNOWN_WORDS_VERSION = 3

const SOURCES = `
  SELECT client_id, updated || ' ${KNOWN_WORDS_VERSION}' AS stamp, kind, content, NULL AS words_page, NULL AS page_content
  FROM pages WHERE kind IN ('vocabulary', 'stories')
  UNION ALL
  SELECT game.client_id, game.updated || ' ${KNOWN_WORDS_VERSION} ' || coalesce(page.updated, ''), game.kind, game.data, page.client_id, page.content
  FROM games AS game LEFT JOIN pages AS page ON page.client_id = game.words_page AND page.kind = 'vocabulary'
  WHERE game.client_id NOT IN (SELECT client_id FROM pages WHERE kind IN ('vocabulary', 'stories'))`

const SELECT_CHANGED = `
  WITH source AS (${SOURCES})
  SELECT client_id AS clientID, stamp, kind, content, words_page AS wordsPage, page_content AS pageContent
  FROM source WHERE stamp IS NOT (SELECT known.stamp FROM word_sources AS known WHERE known.client_id = source.client_id)
  UNION ALL
  SELECT client_id, NULL, NULL, NULL, NULL, NULL FROM word_sources
  WHERE client_id NOT IN (SELECT client_id FROM pages WHERE kind IN ('vocabulary', 'stories'))
    AND client_id NOT IN (SELECT client_id FROM games)
  LIMIT ${SOURCES_PER_BATCH}`

function replaceStatements(db: Database, sources: readonly Source[]): D1PreparedStatement[] {
  const words = sources.flatMap((each) =>
    knownWordsOf(each).map((word, place) => ({ clientID: each.clientID, place, ...word })),
  )
  const stamps = JSON.stringify(sources.map(({ clientID, stamp }) => ({ clientID, stamp })))
  const parts = Array.from({ length: Math.ceil(words.length / WORDS_PER_STATEMENT) }, (_none, part) =>
    JSON.stringify(words.slice(part * WORDS_PER_STATEMENT, (part + 1) * WORDS_PER_STATEMENT)),
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

/**
 * Words of a page, questions of stories, or those words of a game that its word page lacks. Returns [] if the
 * source cannot be parsed.
 */
function knownWordsOf({ kind, content, pageContent }: Source): KnownWord[] {
  if (kind === null || content === null) return []
  if (kind === 'vocabulary') return uniqueWords(wordsOfPage(content))
  if (kind === 'stories') return uniqueWords(questionsOf(content))
  const onPage = new Set(pageContent === null ? [] : wordsOfPage(pageContent).map(({ word }) => word))
  return uniqueWords(wordsOfGame(kind, content)).filter(({ word }) => !onPage.has(word))
}

function wordsOfPage(content: string): KnownWord[] {
  const { data } = z.safeParse(vocabularyContent, JSON.parse(content))
  return data ? askableWords(data) : []
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
  const { caption: english = '', image, sound } = item
  return word === null ? [] : [{ word, french: taughtText(item), english, image, sound }]
}

function itemsOf(kind: keyof typeof games, data: string): readonly GameItem[] {
  try {
    return games[kind].rules.parseDeck(data).items
  } catch {
    return []
  }
}

function uniqueWords(words: readonly KnownWord[]): KnownWord[] {
  return [...new Map(words.toReversed().map((each) => [each.word, each])).values()].toReversed()
}
