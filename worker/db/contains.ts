import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** SQL: true if the column contains the text, ignoring case. */
export function contains(column: SQLiteColumn, text: string): SQL {
  return sql`instr(${lowerCase(sql`${column}`)}, ${lowerCase(sql`${text.normalize('NFC')}`)}) > 0`
}

/** SQLite's `lower` handles only ASCII, so the capitals of French and related languages are replaced one by one. */
function lowerCase(text: SQL): SQL {
  return CAPITALS.reduce(
    (inner, capital) => sql`replace(${inner}, ${literal(capital)}, ${literal(capital.toLowerCase())})`,
    sql`lower(${text})`,
  )
}

const CAPITALS = [...'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒŸ']

/** Inlined because D1 allows only 100 bound parameters per statement. */
function literal(letter: string): SQL {
  return sql.raw(`'${letter}'`)
}
