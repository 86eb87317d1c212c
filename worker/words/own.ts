import * as z from 'zod/mini'
import { bank } from '../../content/words/bank.ts'
import { soundName } from '../../content/words/media-path.ts'
import { spokenForm } from '../../content/words/word.ts'
import type { VocabularyWord } from '../../domain/api/page.ts'
import type { Database } from '../db/database.ts'

/** How many words are looked at: those of the pages that were written last. */
const MOST_OWN = 5000

const row = z.object({
  french: z.string(),
  english: z.string(),
  image: z.nullable(z.string()),
  sound: z.nullable(z.string()),
})

/** The words of the school's pages that the site's bank does not have, each as it was written last, by alphabet. */
export async function readOwnWords(db: Database): Promise<VocabularyWord[]> {
  const { results } = await db.$client.prepare(OWN).bind(MOST_OWN).all()
  const said = new Set(bank.map((word) => soundName(spokenForm(word))))
  const own = z.parse(z.array(row), results).filter(({ french }) => !said.has(soundName(french)))
  return own.toSorted((one, other) => one.french.localeCompare(other.french, 'fr'))
}

// Of several pages the last: of a group SQLite takes the other columns from the row with the maximum.
const OWN = `
  SELECT known.french, known.english, known.image, known.sound, max(page.updated)
  FROM pages AS page CROSS JOIN known_words AS known ON known.client_id = page.client_id
  WHERE page.kind = 'vocabulary' AND page.is_edited
  GROUP BY known.word
  LIMIT ?`
