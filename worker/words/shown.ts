import { sql } from 'drizzle-orm'
import { gradeOfClass } from '../../content/grades.ts'

/** A word of a page, or of a game or story alone, as it is selected beside its source. */
export const SHOWN = sql.raw(`known.word, known.french, known.english, known.image, known.sound,
  CASE WHEN page.kind = 'vocabulary' THEN page.client_id END AS page, coalesce(page.title, game.description, '') AS theme`)
export const BESIDE_SOURCE = sql.raw(`LEFT JOIN pages AS page ON page.client_id = known.client_id
  LEFT JOIN games AS game ON game.client_id = known.client_id`)

/**
 * The join by which a word is shown as the page of the grade shows it, else another page, else a game. Which it is, is told by the keys alone, which lie
 * in the index of the words.
 */
export const joinShown = (word: 'memory.word' | 'missed.word') => sql`
  JOIN known_words AS known ON known.word = ${sql.raw(word)} AND known.client_id = (
    SELECT source.client_id FROM known_words AS source WHERE source.word = ${sql.raw(word)}
    ORDER BY source.client_id GLOB 'Page_*Vocabulary_*' DESC,
      source.client_id BETWEEN ${sql.placeholder('first')} AND ${sql.placeholder('last')} DESC, source.client_id
    LIMIT 1
  ) ${BESIDE_SOURCE}`

/** From the first to the last key of the pages of words of a class's grade, or of all where it has none. */
export function gradePages(classCode: string | null): { first: string; last: string } {
  const grade = classCode === null ? null : gradeOfClass(classCode)
  return grade === null
    ? { first: 'Page_', last: 'Page_~' }
    : { first: `Page_Grade${grade}_`, last: `Page_Grade${grade}_~` }
}
