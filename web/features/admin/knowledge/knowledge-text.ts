import type { StageCounts, WordCell } from '../../../../domain/api/class-words.ts'
import type { WordStage } from '../../../../domain/learning/stage.ts'
import { pluralize } from '../data/pluralize.ts'

export const stageNames: Readonly<Record<WordStage, string>> = {
  known: 'su',
  fragile: 'fragile',
  new: 'nouveau',
}

/** Formats counts as "12 sus, 3 fragiles"; a dash if all are zero. */
export function countsText({ known, fragile, new: newWords }: StageCounts): string {
  const parts = [
    known > 0 && pluralize(known, 'su', 'sus'),
    fragile > 0 && pluralize(fragile, 'fragile', 'fragiles'),
    newWords > 0 && pluralize(newWords, 'nouveau', 'nouveaux'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? '–' : parts.join(', ')
}

/** Stage with details, e.g. "su (3 jours, 5 sur 6)"; a dash for an unmet word. */
export function cellText(cell: WordCell | null): string {
  if (!cell) return '–'
  return `${stageNames[cell.stage]} (${cellDetails(cell)})`
}

/** Days with success and right first tries, e.g. "3 jours, 5 sur 6". */
export function cellDetails({ days, right, tries }: WordCell): string {
  return `${pluralize(days, 'jour', 'jours')}, ${right} sur ${tries}`
}

/** Makes names unique: the second "Léa" becomes "Léa (2)". */
export function uniqueNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}
