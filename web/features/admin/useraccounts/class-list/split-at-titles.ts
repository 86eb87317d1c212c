import type { TableRow } from '../../lists/read-table.ts'
import { type PupilColumn, readTitle } from '../pupil-columns.ts'
import { isNameCell } from './name-parts.ts'

/** Rows below the same titles. */
export interface Block {
  titles: readonly string[]
  rows: TableRow[]
}

/** Groups the rows by the title row above them; the first block may have no titles. */
export function splitAtTitles(rows: readonly TableRow[], onTitles: (row: TableRow) => void): Block[] {
  const blocks: Block[] = [{ titles: [], rows: [] }]
  rows.forEach((row, index) => {
    const last = blocks.at(-1)
    if (!isTitleRow(row, rows.slice(index + 1))) {
      last?.rows.push({ ...row, cells: joinSurplusCells(last.titles.length, row.cells) })
      return
    }
    onTitles(row)
    // A title row above may hold merged cells, such as "Élève" and "Parent".
    const isBelowTitles = last !== undefined && last.rows.length === 0 && last.titles.length > 0
    const titles = isBelowTitles ? joinTitles(last.titles, row.cells) : row.cells
    if (last?.rows.length === 0) blocks.pop()
    blocks.push({ titles, rows: [] })
  })
  return blocks
}

/** Joins surplus cells: below the one title "Nom et prénom", "Gagnon, Léo" is one cell. */
function joinSurplusCells(titles: number, cells: readonly string[]): string[] {
  if (titles === 0 || cells.length <= titles) return [...cells]
  return [...cells.slice(0, titles - 1), cells.slice(titles - 1).join(',')]
}

function joinTitles(above: readonly string[], titles: readonly string[]): string[] {
  let group = ''
  return titles.map((title, index) => {
    group = above[index]?.trim() || group
    return `${title} ${group}`.trim()
  })
}

function isTitleRow({ cells }: TableRow, below: readonly TableRow[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const titles = cells.map(readTitle)
  const known = titles.filter((title) => title !== null)
  const hasColumn = (wanted: PupilColumn) => known.some(({ column }) => column === wanted)
  if (hasColumn('given') && hasColumn('family')) return true
  const place = titles.findIndex((title) => title !== null && NAME_COLUMNS.has(title.column))
  if (place === -1) return false
  if (known.length * 2 > filled.length) return true
  const under = below.map(({ cells }) => cells[place] ?? '').filter((cell) => cell.trim() !== '')
  const isSure = known.length > 1 || titles[place]?.isRole === false
  return isSure && under.length > 0 && under.filter(isNameCell).length * 2 > under.length
}

const NAME_COLUMNS: ReadonlySet<PupilColumn> = new Set(['given', 'family', 'whole', 'familyFirst'])
