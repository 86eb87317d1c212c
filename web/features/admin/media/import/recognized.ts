import type { VoicedWord } from '../voiced-words.ts'
import { createWordMatcher, type NamesIn } from './match-words.ts'
import type { SourceFile } from './source-file.ts'

/** A file and its matching words. If there are several, the teacher chooses one. */
export interface RecognizedFile {
  file: SourceFile
  words: readonly VoicedWord[]
}

export interface Recognized {
  /** Files with several words come first. */
  rows: readonly RecognizedFile[]
  /** Files that match no word. */
  unknown: readonly SourceFile[]
}

export function recognize(
  sounds: readonly SourceFile[],
  words: readonly VoicedWord[],
  namesIn: NamesIn,
): Recognized {
  const match = createWordMatcher(words)
  const all = sounds.map((file) => ({ file, words: match(file.path, namesIn) }))
  const rows = all.filter(({ words }) => words.length > 0)
  return {
    rows: rows.toSorted((one, other) => Number(other.words.length > 1) - Number(one.words.length > 1)),
    unknown: all.filter(({ words }) => words.length === 0).map(({ file }) => file),
  }
}

/** The teacher's decisions; everything else keeps its default. */
export interface Decisions {
  /** The chosen voice of files with several words. */
  chosen: ReadonlyMap<SourceFile, string>
  /** The selected file by voice; null for none. */
  selected: ReadonlyMap<string, SourceFile | null>
  /** Replaces existing recordings. */
  withOwn: boolean
}

export const NO_DECISIONS: Decisions = { chosen: new Map(), selected: new Map(), withOwn: false }

/** The word of a file; undefined until it is chosen. */
export function wordOf({ file, words }: RecognizedFile, { chosen }: Decisions): VoicedWord | undefined {
  return words.length === 1 ? words[0] : words.find(({ voice }) => voice === chosen.get(file))
}

/** The file for each word that gets a recording. By default the first matching file. */
export function selectedFiles(
  rows: readonly RecognizedFile[],
  decisions: Decisions,
): Map<VoicedWord, SourceFile> {
  const found = new Map<VoicedWord, SourceFile>()
  for (const row of rows) {
    const word = wordOf(row, decisions)
    if (!word) continue
    const decision = decisions.selected.get(word.voice)
    const isSelected =
      decision === undefined ? !found.has(word) && (decisions.withOwn || !word.isOwn) : decision === row.file
    if (isSelected) found.set(word, row.file)
  }
  return found
}

/** Selects or deselects a file for its word. */
export function selectFile(decisions: Decisions, row: RecognizedFile, isSelected: boolean): Decisions {
  const word = wordOf(row, decisions)
  if (!word) return decisions
  return { ...decisions, selected: new Map(decisions.selected).set(word.voice, isSelected ? row.file : null) }
}

/** Assigns a file to a word and selects it. An empty `voice` excludes the file. */
export function chooseWord(decisions: Decisions, row: RecognizedFile, voice: string): Decisions {
  const previousWord = wordOf(row, decisions)
  const wasSelected = previousWord && decisions.selected.get(previousWord.voice) === row.file
  const cleared = wasSelected ? selectFile(decisions, row, false) : decisions
  const chosen = { ...cleared, chosen: new Map(cleared.chosen).set(row.file, voice) }
  return selectFile(chosen, row, true)
}
