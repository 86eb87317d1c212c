import type { VoicedWord } from '../voiced-words.ts'
import type { BroughtFile } from './brought-file.ts'
import { type NamesIn, wordMatcher } from './match-words.ts'

/** A file and what it may say: between several words the teacher chooses. */
export interface RecognizedFile {
  file: BroughtFile
  words: readonly VoicedWord[]
}

export interface Recognized {
  /** Those to choose between come first. */
  rows: readonly RecognizedFile[]
  /** Files whose names are no word. */
  unknown: readonly BroughtFile[]
}

export function recognize(
  sounds: readonly BroughtFile[],
  words: readonly VoicedWord[],
  namesIn: NamesIn,
): Recognized {
  const match = wordMatcher(words)
  const all = sounds.map((file) => ({ file, words: match(file.path, namesIn) }))
  const rows = all.filter(({ words }) => words.length > 0)
  return {
    rows: rows.toSorted((one, other) => Number(other.words.length > 1) - Number(one.words.length > 1)),
    unknown: all.filter(({ words }) => words.length === 0).map(({ file }) => file),
  }
}

/** What the teacher decided; what is not in it is as it comes. */
export interface Decisions {
  /** Of files that may say several words: which one, by its voice. */
  chosen: ReadonlyMap<BroughtFile, string>
  /** Voice -> the file that it gets; null for none. */
  taken: ReadonlyMap<string, BroughtFile | null>
  /** Words that have a recording get another. */
  withOwn: boolean
}

export const NOTHING_DECIDED: Decisions = { chosen: new Map(), taken: new Map(), withOwn: false }

/** What a file says, undefined as long as that is open. */
export function wordOf({ file, words }: RecognizedFile, { chosen }: Decisions): VoicedWord | undefined {
  return words.length === 1 ? words[0] : words.find(({ voice }) => voice === chosen.get(file))
}

/** Each word that gets a recording, with its file: of several for one word the first, where nothing else was decided. */
export function takenFiles(
  rows: readonly RecognizedFile[],
  decisions: Decisions,
): Map<VoicedWord, BroughtFile> {
  const found = new Map<VoicedWord, BroughtFile>()
  for (const row of rows) {
    const word = wordOf(row, decisions)
    if (!word) continue
    const decided = decisions.taken.get(word.voice)
    const isTaken =
      decided === undefined ? !found.has(word) && (decisions.withOwn || !word.isOwn) : decided === row.file
    if (isTaken) found.set(word, row.file)
  }
  return found
}

/** Ticks or unticks a file; its word has no other then. */
export function decide(decisions: Decisions, row: RecognizedFile, isTaken: boolean): Decisions {
  const word = wordOf(row, decisions)
  if (!word) return decisions
  return { ...decisions, taken: new Map(decisions.taken).set(word.voice, isTaken ? row.file : null) }
}

/** Says which word a file says, and takes it; without a word it is left out. */
export function choose(decisions: Decisions, row: RecognizedFile, voice: string): Decisions {
  const former = wordOf(row, decisions)
  const isFormers = former && decisions.taken.get(former.voice) === row.file
  const left = isFormers ? decide(decisions, row, false) : decisions
  const chosen = { ...left, chosen: new Map(left.chosen).set(row.file, voice) }
  return decide(chosen, row, true)
}
