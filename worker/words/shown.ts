import { type SQL, sql } from 'drizzle-orm'
import { grades } from '../../content/grades.ts'

/** A word of a page, or of a game or story alone, as it is selected beside its source. */
export const SHOWN = sql.raw(`known.word, known.french, known.english, known.image, known.sound,
  CASE WHEN page.kind = 'vocabulary' THEN page.client_id END AS page, coalesce(page.title, game.description, '') AS theme`)
export const BESIDE_SOURCE = sql.raw(`LEFT JOIN pages AS page ON page.client_id = known.client_id
  LEFT JOIN games AS game ON game.client_id = known.client_id`)

/** What the keys of pages begin with that are of the grade of the class `classCode`, or of all pages where it has none. */
const OF_GRADE = sql`coalesce((
  SELECT 'Page_Grade' || grade || '_' FROM classes
  WHERE class_code = ${sql.placeholder('classCode')} AND grade IN (${sql.raw(grades.join())})
), 'Page_')`
/** What those of a teacher's pages of words begin with that are for all grades (`keyOfNewPage`). */
const FOR_ALL = 'Page_Vocabulary_'

/** Whether a page is for the class `classCode`: of its grade, or for all grades. */
export const isForClass = (page: 'pages' | 'known' | 'source') => {
  const key = sql.raw(`${page}.client_id`)
  return sql`(${key} BETWEEN ${OF_GRADE} AND ${OF_GRADE} || '~' OR ${key} BETWEEN ${sql.raw(`'${FOR_ALL}' AND '${FOR_ALL}~'`)})`
}

/**
 * The join by which a word is shown as a page for the class shows it, else another page, else a game. Which it is, is told by the keys alone, which lie
 * in the index of the words.
 */
export const joinShown = (word: 'met.key' | 'missed.word') => sql`
  JOIN known_words AS known ON known.word = ${sql.raw(word)} AND known.client_id = ${sourceOf(sql.raw(word))} ${BESIDE_SOURCE}`

/** As part of a statement: the key of the page or game that a word is shown from. `preferred`: the page, if the word is still there. */
export const sourceOf = (word: SQL, preferred?: SQL) => sql`(
  SELECT source.client_id FROM known_words AS source WHERE source.word = ${word}
  ORDER BY ${preferred ? sql`source.client_id = ${preferred} DESC,` : sql``} source.client_id GLOB 'Page_*Vocabulary_*' DESC,
    ${isForClass('source')} DESC, source.client_id
  LIMIT 1
)`
