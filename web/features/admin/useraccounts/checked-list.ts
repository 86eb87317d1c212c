import type { ImportAnswer, Namesake, RejectedLine } from '../../../../domain/api/import.ts'
import { fold } from '../../../lib/text/fold.ts'
import type { PupilLine } from './pupil-file.ts'

/** A line of a list that the API has looked at. */
export interface CheckedLine extends PupilLine {
  /** Why it is not taken as it stands. */
  refusal: RejectedLine | undefined
  /** Who has its name already: the line is taken where it is said to be the same pupil. */
  namesake: Namesake | undefined
}

/** Why a line is not taken, as the teacher is told. */
export function reasonOf({ refusal }: CheckedLine): string {
  return refusal?.message ?? 'Cette ligne est décochée.'
}

/** By the number of the line: whether the teacher ticked it. */
export type Ticks = Readonly<Record<number, boolean>>

/** Each line with what the API answered to it. The list was sent in this order, its first line being the API's second. */
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

/** A new pupil is taken unless the teacher unticks the line, an existing one only where she ticks it. */
export function isTaken({ line, refusal, namesake }: CheckedLine, ticks: Ticks): boolean {
  return (refusal === undefined || namesake !== undefined) && (ticks[line] ?? namesake === undefined)
}

/** The lines to be sent. */
export function takenLines(lines: readonly CheckedLine[], ticks: Ticks) {
  return lines
    .filter((line) => isTaken(line, ticks))
    .map(({ line, cells, namesake }) => ({ line, cells, sameAs: namesake?.id }))
}

/** The lines that are not in the school after some were sent: those that were held back, and those that the API refused. */
export function leftLines(
  lines: readonly CheckedLine[],
  sent: readonly PupilLine[],
  answer: Pick<ImportAnswer, 'rejected'>,
): PupilLine[] {
  const refused = new Set(answer.rejected.map(({ line }) => sent[line - 2]?.line))
  const taken = new Set(sent.map(({ line }) => line).filter((line) => !refused.has(line)))
  return lines.filter(({ line }) => !taken.has(line)).map(({ line, cells }) => ({ line, cells }))
}

/** What happens to the list as it is ticked. */
export function countLines(lines: readonly CheckedLine[], ticks: Ticks) {
  const taken = takenLines(lines, ticks)
  const updated = taken.filter(({ sameAs }) => sameAs !== undefined).length
  return { created: taken.length - updated, updated, refused: lines.length - taken.length }
}

/** The displayed names that several lines of one class have, with the class. */
export function sameNames(lines: readonly PupilLine[]): string[] {
  const byName = Map.groupBy(lines, ({ cells: [, displayName = '', classCode = ''] }) =>
    [fold(displayName), fold(classCode)].join('|'),
  )
  return [...byName.values()].flatMap(([first, ...others]) => {
    const [, displayName, classCode] = first?.cells ?? []
    return others.length === 0 ? [] : [`${displayName} (${classCode})`]
  })
}
