import * as z from 'zod/mini'
import { soundName } from '../../content/words/media-path.ts'
import { spokenForm } from '../../content/words/word.ts'
import type { VocabularyWord } from '../../domain/api/page.ts'
import { fitsCard } from '../../domain/games/from-words.ts'
import type { Database } from '../db/database.ts'
import { flag } from '../db/flag.ts'

/** How many words are looked at: those that were written last. */
const MOST_OWN = 5000

const row = z.object({
  french: z.string(),
  english: z.string(),
  image: z.nullable(z.string()),
  sound: z.nullable(z.string()),
  isOfGame: flag,
})

/** The words of the school's pages and games that the site's bank does not have, each as it was written last, by alphabet. */
export async function readOwnWords(db: Database): Promise<VocabularyWord[]> {
  // Loaded on demand: it would slow every cold start.
  const { bank } = await import('../../content/words/bank.ts')
  const { results } = await db.$client.prepare(OWN).bind(MOST_OWN).all()
  const said = new Set(bank.map((word) => soundName(spokenForm(word))))
  return (
    z
      .parse(z.array(row), results)
      // What a game asks may be a sentence.
      .filter((word) => !said.has(soundName(word.french)) && (!word.isOfGame || fitsCard(word)))
      .map(({ isOfGame: _isOfGame, ...word }) => word)
      .toSorted((one, other) => one.french.localeCompare(other.french, 'fr'))
  )
}

// Of several the last: of a group SQLite takes the other columns from the row with the maximum.
const OWN = `
  WITH source AS (
    SELECT client_id, updated, 0 AS is_of_game FROM pages WHERE kind = 'vocabulary' AND is_edited
    UNION ALL
    SELECT client_id, updated, 1 FROM games WHERE is_edited)
  SELECT known.french, known.english, known.image, known.sound, source.is_of_game AS isOfGame, max(source.updated)
  FROM source CROSS JOIN known_words AS known ON known.client_id = source.client_id
  GROUP BY known.word
  LIMIT ?`
