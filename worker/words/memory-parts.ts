import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { MEMORIES } from '../../domain/bounds.ts'
import { type KeptMemory, keptMemory, type Memory, strengthOf } from '../../domain/learning/memory.ts'

/**
 * How memories lie in the database: `MEMORIES.wordsOfPart` words in a row, in the order in which the pupil met them. What lists ask for of a word is
 * one JSON array, so that the database reads it without what it is made from, which is far longer.
 */

const count = z.int().check(z.gte(0))

/** Strength, days with a success, due, first and last seen, right first tries, all of them. */
const told = z.tuple([
  z.int().check(z.gte(0), z.lte(5)),
  count,
  z.nullable(z.iso.date()),
  z.iso.datetime(),
  z.iso.datetime(),
  count,
  count,
])
export const toldWords = z.record(z.string().check(z.minLength(1), z.maxLength(80)), told)

/** What is told of a word, as a list has it. */
interface Remembered {
  word: string
  strength: number
  days: number
  due: string | null
  firstSeen: string
  lastSeen: string
  right: number
  tries: number
}

/** The same in SQL, of `MET`, whose `met.key` is the word. */
export const metColumn = (name: Exclude<keyof Remembered, 'word'>) =>
  sql.raw(`(met.value ->> ${PLACES[name]})`)
const PLACES = { strength: 0, days: 1, due: 2, firstSeen: 3, lastSeen: 4, right: 5, tries: 6 }
/** The words of the rows of `memory_parts AS memory`. */
export const MET = sql.raw('CROSS JOIN json_each(memory.words) AS met')

/** Whether a row of `memory_parts AS memory` contains one of the words of a JSON array. The ids of words have no quotes. */
export const containsWordOf = (words: SQL | Placeholder) => sql`EXISTS (
  SELECT 1 FROM json_each(${words}) AS asked WHERE instr(memory.words, '"' || asked.value || '":[') > 0
)`

function toldOf(memory: Memory): z.infer<typeof told> {
  const { days, due, firstSeen, lastSeen, right, tries } = memory
  return [strengthOf(memory), days, due, firstSeen, lastSeen, right, tries]
}

export const storedPart = z.object({ part: z.int(), tries: z.int(), words: z.string(), kept: z.string() })
export type StoredPart = z.infer<typeof storedPart>

/** All that is kept of a user's words, by their ids. */
export function unpacked(
  parts: readonly Pick<StoredPart, 'words' | 'kept'>[],
): (Remembered & { kept: KeptMemory })[] {
  return parts
    .flatMap(({ words, kept }) => {
      const memories = z.parse(z.record(z.string(), keptMemory), JSON.parse(kept))
      return Object.entries(z.parse(toldWords, JSON.parse(words))).map(([word, its]) => {
        const [strength, days, due, firstSeen, lastSeen, right, tries] = its
        const all = { word, strength, days, due, firstSeen, lastSeen, right, tries }
        return { ...all, kept: memories[word] ?? { base: null, recent: [] } }
      })
    })
    .toSorted((one, other) => (one.word < other.word ? -1 : 1))
}

/** A row as a batch of answers adds to it. What is kept of words that are not asked for is not looked into. */
export interface OpenPart {
  part: number
  /** Those that the row has in the database. */
  triesBefore: number
  tries: number
  words: Map<string, unknown>
  kept: Map<string, unknown>
  /** It is so long that no more answers about its words are taken, until those of the last days are settled. */
  isFull: boolean
}

const anyByWord = z.record(z.string(), z.unknown())
const opened = (json: string) => new Map(Object.entries(z.parse(anyByWord, JSON.parse(json))))

export function openPart({ part, tries, words, kept }: StoredPart): OpenPart {
  const isFull = kept.length > MEMORIES.charactersOfPart
  return { part, triesBefore: tries, tries, words: opened(words), kept: opened(kept), isFull }
}

/** How many more words the pupil's memory can take. `last`: their last part, the only one that is not full. */
export function remainingCapacity(last: OpenPart | undefined): number {
  return MEMORIES.words - (last ? last.part * MEMORIES.wordsOfPart + last.words.size : 0)
}

interface Change {
  word: string
  memory: Memory
  kept: KeptMemory
  /** How many answers made it so. */
  answers: number
}

/** Inserts memories into their parts, those of new words into the last part or a further one. @returns the parts that changed */
export function insertMemories(parts: readonly OpenPart[], changes: readonly Change[]): OpenPart[] {
  const all = [...parts]
  const changed = new Set<OpenPart>()
  for (const { word, memory, kept, answers } of changes) {
    let part = all.find(({ words }) => words.has(word)) ?? all.at(-1)
    if (!part || (!part.words.has(word) && part.words.size >= MEMORIES.wordsOfPart)) {
      const behind = part ? part.part + 1 : 0
      part = { part: behind, triesBefore: 0, tries: 0, words: new Map(), kept: new Map(), isFull: false }
      all.push(part)
    }
    part.words.set(word, toldOf(memory))
    part.kept.set(word, kept)
    part.tries += answers
    changed.add(part)
  }
  return [...changed]
}
