import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { MEMORY_LIMITS } from '../../../domain/bounds.ts'
import { type Memory, type StoredMemory, storedMemory, strengthOf } from '../../../domain/learning/memory.ts'

/**
 * Storage format of memories: a row (part) holds `MEMORIES.wordsOfPart` words in the order in which the pupil
 * met them. Lists need only the summary of a word, a short JSON array in the column `words`. The far longer
 * data from which the summary is computed is in the column `kept`.
 */

const count = z.int().check(z.gte(0))

/** Strength, days with a success, due day, first seen, last seen, right first tries, all first tries. */
const summary = z.tuple([
  z.int().check(z.gte(0), z.lte(5)),
  count,
  z.nullable(z.iso.date()),
  z.iso.datetime(),
  z.iso.datetime(),
  count,
  count,
])
export const wordSummaries = z.record(z.string().check(z.minLength(1), z.maxLength(80)), summary)

/** A summary with named fields. */
interface WordSummary {
  word: string
  strength: number
  days: number
  due: string | null
  firstSeen: string
  lastSeen: string
  right: number
  tries: number
}

/** A field of the summary in SQL, for a statement with `MET_WORDS`. */
export const summaryColumn = (name: Exclude<keyof WordSummary, 'word'>) =>
  sql.raw(`(met.value ->> ${FIELD_INDEX[name]})`)
const FIELD_INDEX = { strength: 0, days: 1, due: 2, firstSeen: 3, lastSeen: 4, right: 5, tries: 6 }
/** Joins the words of the rows of `memory_parts AS memory`. `met.key` is the word. */
export const MET_WORDS = sql.raw('CROSS JOIN json_each(memory.words) AS met')

/**
 * SQL: true if a row of `memory_parts AS memory` contains a word of the JSON array. Word ids contain no
 * quotes.
 */
export const containsWordOf = (words: SQL | Placeholder) => sql`EXISTS (
  SELECT 1 FROM json_each(${words}) AS asked WHERE instr(memory.words, '"' || asked.value || '":[') > 0
)`

function summaryOf(memory: Memory): z.infer<typeof summary> {
  const { days, due, firstSeen, lastSeen, right, tries } = memory
  return [strengthOf(memory), days, due, firstSeen, lastSeen, right, tries]
}

export const storedPart = z.object({ part: z.int(), tries: z.int(), words: z.string(), kept: z.string() })
export type StoredPart = z.infer<typeof storedPart>

/** All memories of a user, sorted by word. */
export function unpackMemories(
  parts: readonly Pick<StoredPart, 'words' | 'kept'>[],
): (WordSummary & { kept: StoredMemory })[] {
  return parts
    .flatMap(({ words, kept }) => {
      const memories = z.parse(z.record(z.string(), storedMemory), JSON.parse(kept))
      return Object.entries(z.parse(wordSummaries, JSON.parse(words))).map(([word, its]) => {
        const [strength, days, due, firstSeen, lastSeen, right, tries] = its
        const all = { word, strength, days, due, firstSeen, lastSeen, right, tries }
        return { ...all, kept: memories[word] ?? { base: null, recent: [] } }
      })
    })
    .toSorted((one, other) => (one.word < other.word ? -1 : 1))
}

/** A part while a batch of answers changes it. Entries of words that are not in the batch are not parsed. */
export interface OpenPart {
  part: number
  /** The value of `tries` in the database. */
  triesBefore: number
  tries: number
  words: Map<string, unknown>
  kept: Map<string, unknown>
  /** True if the row is too long for further answers until its recent answers become final. */
  isFull: boolean
}

const anyByWord = z.record(z.string(), z.unknown())
const parseMap = (json: string) => new Map(Object.entries(z.parse(anyByWord, JSON.parse(json))))

export function openPart({ part, tries, words, kept }: StoredPart): OpenPart {
  const isFull = kept.length > MEMORY_LIMITS.charactersOfPart
  return { part, triesBefore: tries, tries, words: parseMap(words), kept: parseMap(kept), isFull }
}

/**
 * Number of further words that the pupil's memory can hold.
 * @param last the pupil's last part, the only one with room
 */
export function remainingCapacity(last: OpenPart | undefined): number {
  return MEMORY_LIMITS.words - (last ? last.part * MEMORY_LIMITS.wordsOfPart + last.words.size : 0)
}

interface Change {
  word: string
  memory: Memory
  kept: StoredMemory
  /** Number of answers that changed it. */
  answers: number
}

/**
 * Inserts memories into their parts. New words go to the last part, or to a new part if it is full.
 * @returns the changed parts
 */
export function insertMemories(parts: readonly OpenPart[], changes: readonly Change[]): OpenPart[] {
  const all = [...parts]
  const changed = new Set<OpenPart>()
  for (const { word, memory, kept, answers } of changes) {
    let part = all.find(({ words }) => words.has(word)) ?? all.at(-1)
    if (!part || (!part.words.has(word) && part.words.size >= MEMORY_LIMITS.wordsOfPart)) {
      const next = part ? part.part + 1 : 0
      part = { part: next, triesBefore: 0, tries: 0, words: new Map(), kept: new Map(), isFull: false }
      all.push(part)
    }
    part.words.set(word, summaryOf(memory))
    part.kept.set(word, kept)
    part.tries += answers
    changed.add(part)
  }
  return [...changed]
}
