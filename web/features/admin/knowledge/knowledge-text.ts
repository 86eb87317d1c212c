import type { StageCounts, WordCell } from '../../../../domain/api/class-words.ts'
import type { WordStage } from '../../../../domain/learning/stage.ts'
import { counted } from '../data/counted.ts'

/** How a teacher says how far a pupil is with a word. */
export const stageNames: Readonly<Record<WordStage, string>> = {
  known: 'su',
  fragile: 'fragile',
  new: 'nouveau',
}

/** `{known: 12, fragile: 3, new: 0}` -> "12 sus, 3 fragiles"; a dash where nothing was met. */
export function countsText({ known, fragile, new: fresh }: StageCounts): string {
  const parts = [
    part(known, 'su', 'sus'),
    part(fragile, 'fragile', 'fragiles'),
    part(fresh, 'nouveau', 'nouveaux'),
  ].filter((each) => each !== null)
  return parts.length === 0 ? '–' : parts.join(', ')
}

/** "su (3 jours, 5 sur 6)": on how many days it was right, and how many first tries were. */
export function cellText(cell: WordCell | null): string {
  if (!cell) return '–'
  return `${stageNames[cell.stage]} (${behind(cell)})`
}

/** What a cell is made from: "3 jours, 5 sur 6". */
export function behind({ days, right, tries }: WordCell): string {
  return `${counted(days, 'jour', 'jours')}, ${right} sur ${tries}`
}

/** Each name once: the second "Léa" is "Léa (2)". */
export function eachOnce(names: readonly string[]): string[] {
  const taken = new Map<string, number>()
  return names.map((name) => {
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

function part(count: number, one: string, many: string): string | null {
  return count === 0 ? null : counted(count, one, many)
}
