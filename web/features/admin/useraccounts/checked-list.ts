import type { ImportAnswer, Namesake, RejectedLine } from '../../../../domain/api/import.ts'
import { groupBy } from '../../../../domain/group-by.ts'
import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'
import type { PupilLine } from './pupil-file.ts'

/** A line of a list with the API's verdict. */
export interface CheckedLine extends PupilLine {
  /** Why the API rejects the line as it is. */
  refusal: RejectedLine | undefined
  /** Account with the same name. The line changes that account if the teacher confirms that it is the same pupil. */
  namesake: Namesake | undefined
}

/** French sentence that explains why a line is not imported. */
export function rejectionReason({ refusal }: CheckedLine): string {
  return refusal?.message ?? 'Cette ligne est décochée.'
}

/** Whether the teacher ticked a line, by line number. */
export type Ticks = Readonly<Record<number, boolean>>

/** Joins the lines with the API's refusals. The API counts the header: the first line sent is its line 2. */
export function checkedLines(
  lines: readonly PupilLine[],
  { rejected }: Pick<ImportAnswer, 'rejected'>,
): CheckedLine[] {
  const refusals = new Map(rejected.map((refusal) => [refusal.line - 2, refusal]))
  return lines.map((line, index) => {
    const refusal = refusals.get(index)
    return { ...line, refusal, namesake: refusal?.account }
  })
}

/** True if a line will be imported: new pupils unless unticked, existing ones only if ticked. */
export function isIncluded({ line, refusal, namesake }: CheckedLine, ticks: Ticks): boolean {
  return (refusal === undefined || namesake !== undefined) && (ticks[line] ?? namesake === undefined)
}

export function includedLines(lines: readonly CheckedLine[], ticks: Ticks) {
  return lines
    .filter((line) => isIncluded(line, ticks))
    .map(({ line, cells, namesake }) => ({ line, cells, sameAs: namesake?.id }))
}

/** Lines that were not imported: not sent, or rejected by the API. */
export function remainingLines(
  lines: readonly CheckedLine[],
  sent: readonly PupilLine[],
  answer: Pick<ImportAnswer, 'rejected'>,
): PupilLine[] {
  const refused = new Set(answer.rejected.map(({ line }) => sent[line - 2]?.line))
  const included = new Set(sent.map(({ line }) => line).filter((line) => !refused.has(line)))
  return lines.filter(({ line }) => !included.has(line)).map(({ line, cells }) => ({ line, cells }))
}

/** Numbers of accounts that the ticked list would create and update, and of lines it leaves out. */
export function countLines(lines: readonly CheckedLine[], ticks: Ticks) {
  const included = includedLines(lines, ticks)
  const updated = included.filter(({ sameAs }) => sameAs !== undefined).length
  return { created: included.length - updated, updated, refused: lines.length - included.length }
}

/** Displayed names that occur more than once in a class, as "Noah S. (4-1)". */
export function duplicateNames(lines: readonly PupilLine[]): string[] {
  const byName = groupBy(lines, ({ cells: [, displayName = '', classCode = ''] }) =>
    [normalizeForSearch(displayName), normalizeForSearch(classCode)].join('|'),
  )
  return [...byName.values()].flatMap(([first, ...others]) => {
    const [, displayName, classCode] = first?.cells ?? []
    return others.length === 0 ? [] : [`${displayName} (${classCode})`]
  })
}
