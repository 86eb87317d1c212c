import type { Check } from '../../../../domain/api/check.ts'
import { type BothTimes, type CheckVerdict, meanOf, verdictOf } from '../../../../domain/learning/check.ts'
import { counted } from '../data/counted.ts'

/** What a check measured, in sentences. */
export function checkText({ results, words: of }: Pick<Check, 'results' | 'words'>): string[] {
  const before = results.flatMap((each) => each.before ?? [])
  const after = results.flatMap((each) => each.after ?? [])
  if (before.length === 0) return ["Personne n'a encore répondu."]
  if (after.length === 0)
    return [
      `Avant : en moyenne ${words(before)} sur ${of} (${spread(before)}), ${counted(before.length, 'élève', 'élèves')}.`,
    ]
  const pairs = results.flatMap(({ before, after }): BothTimes[] =>
    before === null || after === null ? [] : [{ before, after }],
  )
  if (pairs.length === 0) return ["Aucun élève n'a répondu les deux fois."]
  const [first, then] = [pairs.map((pair) => pair.before), pairs.map((pair) => pair.after)]
  return [
    `En moyenne ${words(first)} sur ${of} (${spread(first)}), puis ${figure(then)} (${spread(then)}) : ${counted(pairs.length, 'élève a', 'élèves ont')} répondu les deux fois.`,
    VERDICTS[verdictOf(pairs, of)],
  ]
}

const VERDICTS: Readonly<Record<CheckVerdict, string>> = {
  few: "C'est trop peu d'élèves pour dire si la classe a appris : il en faut huit.",
  ceiling: 'Presque tout était déjà su avant : ce contrôle ne peut pas mesurer un progrès.',
  same: 'Cette différence peut être due au hasard : ce contrôle ne montre ni progrès ni recul.',
  more: 'La classe en sait plus : le hasard seul fait rarement une telle différence.',
  less: 'La classe en sait moins : le hasard seul fait rarement une telle différence.',
}

/** "4,5 mots"; French counts less than two as one. */
function words(values: readonly number[]): string {
  return `${figure(values)} ${meanOf(values) < 2 ? 'mot' : 'mots'}`
}

function figure(values: readonly number[]): string {
  return meanOf(values).toLocaleString('fr-CA', { maximumFractionDigits: 1 })
}

function spread(values: readonly number[]): string {
  return `de ${Math.min(...values)} à ${Math.max(...values)}`
}
