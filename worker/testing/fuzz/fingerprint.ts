import * as z from 'zod/mini'
import { supportsIn } from '../../../domain/supports.ts'
import { bindings } from '../bindings.ts'

const tableNameRows = z.array(z.object({ name: z.string() }))
const row = z.record(z.string(), z.unknown())
export type Row = z.infer<typeof row>

/** All tables of the school with their rows. */
export type Fingerprint = Map<string, Row[]>

export async function readFingerprint(): Promise<Fingerprint> {
  const { results } = await bindings.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*' AND name NOT GLOB 'sqlite_*' ORDER BY name",
  ).all()
  const tables = z.parse(tableNameRows, results).map(({ name }) => name)
  const answers = await bindings.DB.batch(
    tables.map((name) => bindings.DB.prepare(`SELECT * FROM "${name}"`)),
  )
  return new Map(tables.map((name, index) => [name, z.parse(z.array(row), answers[index]?.results)]))
}

/** The rows of a fingerprint that a user without permission must not change. */
export function protectedRows(fingerprint: Fingerprint, ownerID: number | null): Fingerprint {
  return new Map(
    [...fingerprint]
      .filter(([table]) => !writtenByAnyone.has(table))
      .map(([table, rows]) => [
        table,
        rows
          .filter(
            (each) =>
              !causedByAnyone.includes(each.call) && (ownerID === null || !owns(table, each, ownerID)),
          )
          .map(stable(table, ownerID)),
      ]),
  )
}

/** Entries of the journal that any caller may cause. The fuzzed bodies contain the password. */
const causedByAnyone: readonly unknown[] = ['signIn', 'wrongPassword']

/**
 * Tables that any caller may change: error reports, counted failures, and data derived from pages and games
 * on read.
 */
const writtenByAnyone = new Set(['logs', 'attempts', 'known_words', 'word_sources'])

function owns(table: string, each: Row, ownerID: number): boolean {
  return table !== 'whitelist' && each.user_id === ownerID
}

/**
 * Removes the values that a pupil may change: their own avatar, sessions and level of missions, and the
 * winner's mark on a bonus.
 */
function stable(table: string, ownerID: number | null) {
  return (each: Row): Row => {
    if (ownerID === null) return each
    if (table === 'users' && each.id === ownerID) {
      const supports = supportsIn(Number(each.supports)).filter((support) => support !== 'lightning')
      return { ...each, avatar_url: null, token_version: null, supports }
    }
    if (table === 'bonus') return { ...each, claim_id: null, is_active: null, updated: null }
    return each
  }
}
