import type { MissedWord } from '../../../../domain/api/words.ts'

/** The words of a list in the order in which they are to be recorded: those missed by ear, the most often missed first, then the others as they were. */
export function mostMissedFirst<Word extends { voice: string }>(
  words: readonly Word[],
  missed: readonly Pick<MissedWord, 'word' | 'wrong'>[],
): (Word & { missed: number })[] {
  const timesOf = new Map(missed.map(({ word, wrong }) => [word, wrong]))
  return words
    .map((word) => ({ ...word, missed: timesOf.get(word.voice) ?? 0 }))
    .sort((one, other) => other.missed - one.missed)
}
