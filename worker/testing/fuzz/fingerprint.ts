import * as z from 'zod/mini'
import { bindings } from '../bindings.ts'

const names = z.array(z.object({ name: z.string() }))
const row = z.record(z.string(), z.unknown())
export type Row = z.infer<typeof row>

/** Every table of the school with all of its rows. */
export type Fingerprint = Map<string, Row[]>

export async function readFingerprint(): Promise<Fingerprint> {
  const { results } = await bindings.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*' AND name NOT GLOB 'sqlite_*' ORDER BY name",
  ).all()
  const tables = z.parse(names, results).map(({ name }) => name)
  const answers = await bindings.DB.batch(
    tables.map((name) => bindings.DB.prepare(`SELECT * FROM "${name}"`)),
  )
  return new Map(tables.map((name, index) => [name, z.parse(z.array(row), answers[index]?.results)]))
}

/** The rows of a fingerprint that nobody without the right to it may have changed. */
export function protectedRows(fingerprint: Fingerprint, ownerID: number | null): Fingerprint {
  return new Map(
    [...fingerprint]
      .filter(([table]) => !writtenByAnyone.has(table))
      .map(([table, rows]) => [
        table,
        rows.filter((each) => ownerID === null || !owns(table, each, ownerID)).map(stable(table, ownerID)),
      ]),
  )
}

/** Reports of faults, the failures that limits count, and what is made from pages and games when it is asked for. */
const writtenByAnyone = new Set(['logs', 'attempts', 'known_words', 'word_sources'])

function owns(table: string, each: Row, ownerID: number): boolean {
  return table !== 'whitelist' && each.user_id === ownerID
}

/** Of their own account a pupil chooses the avatar and ends the sessions; whoever wins a bonus marks it as won. */
function stable(table: string, ownerID: number | null) {
  return (each: Row): Row => {
    if (ownerID === null) return each
    if (table === 'users' && each.id === ownerID) return { ...each, avatar_url: null, token_version: null }
    if (table === 'bonus') return { ...each, claim_id: null, is_active: null, updated: null }
    return each
  }
}
