import { normalizeForSearch } from '../../../../lib/text/normalize-for-search.ts'
import type { TableRow } from '../../lists/read-table.ts'
import { isCommonFirstName } from './first-names.ts'
import { cleanName, isName, splitName } from './name-parts.ts'

/** Splits grids of names, and a list on one line at its separator. Other tables stay as they are. */
export function oneNamePerRow(rows: readonly TableRow[]): TableRow[] {
  const [only] = rows
  if (isGrid(rows)) return rows.flatMap(namesInCells)
  if (!only || rows.length > 1 || only.raw.includes('\t')) return [...rows]
  const parts = namesOnLine(only.raw)
  if (parts.length < 2) return [only]
  return parts.map((raw, index) => ({
    line: index + 1,
    raw,
    cells: raw.split(',').length === 2 ? raw.split(',') : [raw],
  }))
}

/** True if whole names are side by side: on the only line, or in three or more columns. */
function isGrid(rows: readonly TableRow[]): boolean {
  const cells = rows.flatMap(namesInCells)
  const isWide = rows.every(({ cells }) => cells.length > 2) || (rows.length === 1 && cells.length > 1)
  return rows.length > 0 && isWide && cells.every(({ cells: [cell = ''] }) => isWholeName(cell))
}

function isWholeName(cell: string): boolean {
  const parts = cell.split(',').map(cleanName)
  if (parts.length === 2) return parts.every(isName)
  const [first = '', second] = (parts[0] ?? '').split(' ')
  return parts.length === 1 && second !== undefined && isCommonFirstName(normalizeForSearch(first))
}

function namesInCells({ line, cells }: TableRow): TableRow[] {
  return cells.filter((cell) => cell.trim() !== '').map((cell) => ({ line, raw: cell, cells: [cell] }))
}

function namesOnLine(line: string): string[] {
  const recipients = line.split(/(?<=<[^<>]*@[^<>]*>)\s*[;,]\s*/)
  if (recipients.length > 1)
    return recipients.map((each) => cleanName(each.replaceAll('"', ''))).filter(Boolean)
  const bySemicolon = line
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
  if (bySemicolon.length > 1) {
    const areWhole = bySemicolon.every((part) => splitName(part, false).family !== '')
    const areNames = bySemicolon.every((part) => isName(cleanName(part)))
    return areWhole || (areNames && bySemicolon.length > 2) ? bySemicolon : []
  }
  const byComma = line.split(',').flatMap((part, index, all) =>
    // "Anna et Zoé" may end a list.
    index === all.length - 1 && index > 0 ? part.split(/ (?:et|and|&) /) : [part],
  )
  const names = byComma.map(cleanName)
  if (!names.every(isName)) return []
  const areWhole = names.every((name) => name.includes(' ') && isCommonFirstName(normalizeForSearch(name)))
  return names.length > 2 || areWhole ? names : []
}
