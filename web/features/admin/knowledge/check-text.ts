import { linkGrade } from '../../../../content/grades.ts'
import type { Check } from '../../../../domain/api/check.ts'
import {
  type CheckResultPair,
  type CheckVerdict,
  meanOf,
  verdictOf,
} from '../../../../domain/learning/check.ts'
import { pluralize } from '../data/pluralize.ts'

/** French sentences about the results of a check. */
export function checkText({ results, words: total }: Pick<Check, 'results' | 'words'>): string[] {
  const before = results.flatMap((each) => each.before ?? [])
  const after = results.flatMap((each) => each.after ?? [])
  if (before.length === 0) return ["Personne n'a encore répondu."]
  if (after.length === 0)
    return [
      `Avant : en moyenne ${meanWords(before)} sur ${total} (${rangeText(before)}), ${pluralize(before.length, 'élève', 'élèves')}.`,
    ]
  const pairs = results.flatMap(({ before, after }): CheckResultPair[] =>
    before === null || after === null ? [] : [{ before, after }],
  )
  if (pairs.length === 0) return ["Aucun élève n'a répondu les deux fois."]
  const [first, second] = [pairs.map((pair) => pair.before), pairs.map((pair) => pair.after)]
  return [
    `En moyenne ${meanWords(first)} sur ${total} (${rangeText(first)}), puis ${meanText(second)} (${rangeText(second)}) : ${pluralize(pairs.length, 'élève a', 'élèves ont')} répondu les deux fois.`,
    VERDICTS[verdictOf(pairs, total)],
  ]
}

const VERDICTS: Readonly<Record<CheckVerdict, string>> = {
  few: "C'est trop peu d'élèves pour dire si la classe a appris : il en faut huit.",
  ceiling: 'Presque tout était déjà su avant : ce contrôle ne peut pas mesurer un progrès.',
  same: 'Cette différence peut être due au hasard : ce contrôle ne montre ni progrès ni recul.',
  more: 'La classe en sait plus : le hasard seul fait rarement une telle différence.',
  less: 'La classe en sait moins : le hasard seul fait rarement une telle différence.',
}

/** Mean with unit, e.g. "4,5 mots". French uses the singular below two. */
function meanWords(values: readonly number[]): string {
  return `${meanText(values)} ${meanOf(values) < 2 ? 'mot' : 'mots'}`
}

function meanText(values: readonly number[]): string {
  return meanOf(values).toLocaleString('fr-CA', { maximumFractionDigits: 1 })
}

function rangeText(values: readonly number[]): string {
  return `de ${Math.min(...values)} à ${Math.max(...values)}`
}

/** Moves the word pages of the class's grades to the front; keeps the order otherwise. */
export function classGradeFirst<Choice extends { value: string }>(
  pages: readonly Choice[],
  grades: readonly number[],
): Choice[] {
  const isOfGrade = ({ value }: Choice) => grades.some((grade) => linkGrade(value) === grade)
  return [...pages.filter(isOfGrade), ...pages.filter((page) => !isOfGrade(page))]
}
