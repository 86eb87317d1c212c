import type { LessonStep } from '../../../../domain/api/lesson.ts'
import type { MissedWord, ShownWord } from '../../../../domain/api/words.ts'
import { evenParts } from '../../../../domain/even-parts.ts'
import { MAX_WORDS_PER_STEP, newStepKey } from '../../../../domain/lesson.ts'

/** A round of this many words takes about five minutes. */
const ROUND_WORDS = 10

/**
 * Words that classes missed most often at first try and that are not in a step yet.
 * @param lists missed words of each class
 */
export function fragileWords(
  lists: readonly (readonly MissedWord[])[],
  steps: readonly LessonStep[],
): MissedWord[] {
  const existing = new Set(steps.flatMap(({ words = [] }) => words.map(({ word }) => word)))
  const all = new Map<string, MissedWord>()
  for (const each of lists.flat()) {
    const earlier = all.get(each.word)
    const wrong = each.wrong + (earlier?.wrong ?? 0)
    if (!existing.has(each.word)) all.set(each.word, { ...each, wrong })
  }
  return [...all.values()].toSorted((one, other) => other.wrong - one.wrong).slice(0, ROUND_WORDS)
}

/** Creates a step for words. Leaves out the names of the pupils who missed them. */
export function createWordsStep(steps: readonly LessonStep[], words: readonly ShownWord[]): LessonStep {
  return {
    clientID: newStepKey('words', steps),
    words: words.map(({ word, french, english, image, sound, page, theme }) => ({
      word,
      french,
      english,
      image,
      sound,
      page,
      theme,
    })),
  }
}

/** Divides the words among as many steps as they need. */
export function createWordsSteps(words: readonly ShownWord[]): LessonStep[] {
  const steps: LessonStep[] = []
  for (const part of evenParts(words, MAX_WORDS_PER_STEP)) steps.push(createWordsStep(steps, part))
  return steps
}

/** Displayed name of a word or sheet step; null for a page, which has its own name. */
export function ownStepName({ words, sheet }: Omit<LessonStep, 'clientID'>): string | null {
  if (words) return `Mots à revoir : ${words.map(({ french }) => french).join(', ')}`
  return sheet ? `Feuille : ${sheet.title}` : null
}
