import type { MissedWord } from '../../../../../domain/api/words.ts'

/** Sorts words by how often they were missed by ear; the others keep their order. */
export function mostMissedFirst<Word extends { voice: string }>(
  words: readonly Word[],
  missed: readonly Pick<MissedWord, 'word' | 'wrong'>[],
): (Word & { missed: number })[] {
  const missedCounts = new Map(missed.map(({ word, wrong }) => [word, wrong]))
  return words
    .map((word) => ({ ...word, missed: missedCounts.get(word.voice) ?? 0 }))
    .sort((one, other) => other.missed - one.missed)
}
