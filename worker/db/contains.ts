import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** Whether the text stands in the column, in capitals or small letters. */
export function contains(column: SQLiteColumn, text: string): SQL {
  return sql`instr(${small(sql`${column}`)}, ${small(sql`${text.normalize('NFC')}`)}) > 0`
}

/** SQLite's own `lower` knows the letters of English alone: those of French and its neighbours are named. */
function small(text: SQL): SQL {
  return CAPITALS.reduce(
    (inner, capital) => sql`replace(${inner}, ${literal(capital)}, ${literal(capital.toLowerCase())})`,
    sql`lower(${text})`,
  )
}

const CAPITALS = [...'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒŸ']

/** Not bound: a statement takes 100 parameters. */
function literal(letter: string): SQL {
  return sql.raw(`'${letter}'`)
}
