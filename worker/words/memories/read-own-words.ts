import * as z from 'zod/mini'
import { soundName } from '../../../content/words/media-path.ts'
import { spokenForm } from '../../../content/words/word.ts'
import type { VocabularyWord } from '../../../domain/api/page.ts'
import { fitsCard } from '../../../domain/games/from-words.ts'
import type { Database } from '../../db/database.ts'
import { flag } from '../../db/flag.ts'

const MAX_WORDS = 5000

const row = z.object({
  french: z.string(),
  english: z.string(),
  image: z.nullable(z.string()),
  sound: z.nullable(z.string()),
  isOfGame: flag,
})

/**
 * Words of the school's edited pages and games that are missing from the site's word bank, in alphabetical
 * order.
 */
export async function readOwnWords(db: Database): Promise<VocabularyWord[]> {
  // Loaded on demand, because it would slow down every cold start.
  const { bank } = await import('../../../content/words/bank.ts')
  const { results } = await db.$client.prepare(SELECT_OWN_WORDS).bind(MAX_WORDS).all()
  const knownSounds = new Set(bank.map((word) => soundName(spokenForm(word))))
  return (
    z
      .parse(z.array(row), results)
      // An item of a game may be a whole sentence.
      .filter((word) => !knownSounds.has(soundName(word.french)) && (!word.isOfGame || fitsCard(word)))
      .map(({ isOfGame: _isOfGame, ...word }) => word)
      .toSorted((one, other) => one.french.localeCompare(other.french, 'fr'))
  )
}

// Takes the latest spelling: SQLite takes the values of columns outside the GROUP BY from the row with the
// maximum.
const SELECT_OWN_WORDS = `
  WITH source AS (
    SELECT client_id, updated, 0 AS is_of_game FROM pages WHERE kind = 'vocabulary' AND is_edited
    UNION ALL
    SELECT client_id, updated, 1 FROM games WHERE is_edited)
  SELECT known.french, known.english, known.image, known.sound, source.is_of_game AS isOfGame, max(source.updated)
  FROM source CROSS JOIN known_words AS known ON known.client_id = source.client_id
  GROUP BY known.word
  LIMIT ?`
