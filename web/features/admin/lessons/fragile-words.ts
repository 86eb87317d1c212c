import type { LessonStep } from '../../../../domain/api/lesson.ts'
import type { MissedWord, ShownWord } from '../../../../domain/api/words.ts'
import { newWordsKey } from '../../../../domain/lesson.ts'

/** How many words a step has that is made by one press: a run of them lasts some five minutes. */
const MOST_AT_ONCE = 10

/**
 * The words that some classes missed most often at first try, that are in none of the steps yet.
 * @param lists of each class
 */
export function fragileWords(
  lists: readonly (readonly MissedWord[])[],
  steps: readonly LessonStep[],
): MissedWord[] {
  const there = new Set(steps.flatMap(({ words = [] }) => words.map(({ word }) => word)))
  const all = new Map<string, MissedWord>()
  for (const each of lists.flat()) {
    const before = all.get(each.word)
    const wrong = each.wrong + (before?.wrong ?? 0)
    if (!there.has(each.word)) all.set(each.word, { ...each, wrong })
  }
  return [...all.values()].toSorted((one, other) => other.wrong - one.wrong).slice(0, MOST_AT_ONCE)
}

/** A step of words beside those that there are; of each what is shown of it, and not who missed it. */
export function wordsStep(steps: readonly LessonStep[], words: readonly ShownWord[]): LessonStep {
  return {
    clientID: newWordsKey(steps),
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

/** What a teacher reads of a step of words. */
export function wordsStepName(words: NonNullable<LessonStep['words']>): string {
  return `Mots à revoir : ${words.map(({ french }) => french).join(', ')}`
}
