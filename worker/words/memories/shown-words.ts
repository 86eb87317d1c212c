import { type SQL, sql } from 'drizzle-orm'
import { grades } from '../../../content/grades.ts'
import { gradeInClass } from '../../classes/grade-in-class.ts'

/** The columns of `shownWord`, for a statement with `JOIN_SOURCE`. */
export const SHOWN_COLUMNS = sql.raw(`known.word, known.french, known.english, known.image, known.sound,
  CASE WHEN page.kind = 'vocabulary' THEN page.client_id END AS page, coalesce(page.title, game.description, '') AS theme`)
export const JOIN_SOURCE = sql.raw(`LEFT JOIN pages AS page ON page.client_id = known.client_id
  LEFT JOIN games AS game ON game.client_id = known.client_id`)

/**
 * The pupil's grade; null for a report on a split class. Without the cast, a key would contain "4.0", because
 * D1 binds numbers as reals.
 */
const OWN_GRADE = sql`CAST(${sql.placeholder('grade')} AS INTEGER)`
const LOWEST_GRADE = gradeInClass(OWN_GRADE)
/** Key prefix of pages for a grade of the class `classCode`, or of all pages if the class has no grade of the site. */
const gradePrefix = (grade: SQL) => sql`coalesce((
  SELECT 'Page_Grade' || ${grade} || '_' FROM classes
  WHERE class_code = ${sql.placeholder('classCode')} AND ${LOWEST_GRADE} IN (${sql.raw(grades.join())})
), 'Page_')`
const FIRST_PREFIX = gradePrefix(LOWEST_GRADE)
const LAST_PREFIX = gradePrefix(gradeInClass(OWN_GRADE, 'coalesce(last_grade, grade)'))
/** Key prefix of a teacher's word pages for all grades (`keyOfNewPage`). */
const ALL_GRADES_PREFIX = 'Page_Vocabulary_'

/**
 * SQL: true if a page is for all grades or, in the class `classCode`, for the placeholder `grade`: 0 means
 * the lowest grade of the class, null any of its grades.
 */
export const isForClass = (page: 'pages' | 'known' | 'source') => {
  const key = sql.raw(`${page}.client_id`)
  return sql`(${key} BETWEEN ${FIRST_PREFIX} AND ${LAST_PREFIX} || '~' OR ${key} BETWEEN ${sql.raw(`'${ALL_GRADES_PREFIX}' AND '${ALL_GRADES_PREFIX}~'`)})`
}

/** SQL: true if a word of `known` is also on a page for a grade below `grade`. */
export const IS_OF_LOWER_GRADE = sql`EXISTS (
  SELECT 1 FROM known_words AS lower
  WHERE lower.word = known.word AND lower.client_id BETWEEN 'Page_Grade' AND ${FIRST_PREFIX}
    AND lower.client_id GLOB '*_Vocabulary_*'
)`

/**
 * Joins the row of `known_words` from which a word is shown: on a page for the class, otherwise on another
 * page, otherwise in a game. The index on words contains the keys that it compares.
 */
export const joinShownWord = (word: 'met.key' | 'missed.word') => sql`
  JOIN known_words AS known ON known.word = ${sql.raw(word)} AND known.client_id = ${preferredSource(sql.raw(word))} ${JOIN_SOURCE}`

/** Subquery: key of the page or game from which a word is shown. `preferred` wins if it has the word. */
export const preferredSource = (word: SQL, preferred?: SQL) => sql`(
  SELECT source.client_id FROM known_words AS source WHERE source.word = ${word}
  ORDER BY ${preferred ? sql`source.client_id = ${preferred} DESC,` : sql``} source.client_id GLOB 'Page_*Vocabulary_*' DESC,
    ${isForClass('source')} DESC, source.client_id
  LIMIT 1
)`
