import { normalizeForSearch } from '../../../../lib/text/normalize-for-search.ts'
import type { TableRow } from '../../lists/read-table.ts'
import { type PupilColumn, readTitle } from '../pupil-columns.ts'
import { isCommonFirstName } from './first-names.ts'
import { areCapitals, cleanName, isNameCell, nameBefore } from './name-parts.ts'
import type { Block } from './split-at-titles.ts'

/** Assigned columns, by index. */
export type ChosenColumns = Readonly<Record<number, PupilColumn>>

/** Guesses the columns from the titles, then from the cells. */
export function guessColumns(block: Block): ChosenColumns {
  const byTitles = columnsByTitles(block.titles)
  const has = (column: PupilColumn) => Object.values(byTitles).includes(column)
  const order = isFamilyFirst(block.rows, byTitles) ? 'familyFirst' : 'whole'
  if (has('given') || has('familyFirst')) return byTitles
  const firstNames = has('whole') ? undefined : untitledFirstNames(block.rows, byTitles)
  if (firstNames !== undefined) return { ...byTitles, [firstNames]: 'given' }
  const whole = (['whole', 'family'] as const).find(has)
  if (whole) return mapColumns(byTitles, (column) => (column === whole ? order : column))
  return { ...columnsByContent(block.rows, byTitles), ...byTitles }
}

/** Finds first names below an unknown title, next to a column that has family names only. */
function untitledFirstNames(rows: readonly TableRow[], known: ChosenColumns): number | undefined {
  const family = Number(Object.keys(known).find((index) => known[Number(index)] === 'family') ?? Number.NaN)
  const isAlone = rows.every(({ cells }) => !/[\s,]/.test((cells[family] ?? '').trim()))
  const isFree = !(family + 1 in known) && isColumnOfNames(rows, family + 1)
  return isAlone && isFree ? family + 1 : undefined
}

function mapColumns(columns: ChosenColumns, change: (column: PupilColumn) => PupilColumn): ChosenColumns {
  return Object.fromEntries(Object.entries(columns).map(([index, column]) => [index, change(column)]))
}

/** If two columns have the same title, uses the pupils' column, else the first. */
function columnsByTitles(titles: readonly string[]): ChosenColumns {
  const read = titles.map(readTitle)
  const best = (column: PupilColumn) => {
    const own = read.findIndex((title) => title?.column === column && title.isPupils)
    return own === -1 ? read.findIndex((title) => title?.column === column) : own
  }
  const columns = Object.fromEntries(
    read.flatMap((title, index) => {
      if (!title) return []
      const isTaken = title.column === 'ignore' || best(title.column) === index
      return [[index, isTaken ? title.column : ('ignore' as const)]]
    }),
  )
  // Use the preferred name as first name if there is no other.
  const has = (column: PupilColumn) => Object.values(columns).includes(column)
  if (has('given') || has('whole') || has('familyFirst')) {
    const isWhole = (column: PupilColumn) => column === 'whole' || column === 'familyFirst'
    return has('given') ? mapColumns(columns, (column) => (isWhole(column) ? 'ignore' : column)) : columns
  }
  return mapColumns(columns, (column) => (column === 'usual' ? 'given' : column))
}

/** Finds the first two columns of names (by default the family name first), or one with whole names. */
function columnsByContent(rows: readonly TableRow[], known: ChosenColumns): ChosenColumns {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const indexes = Array.from({ length: width }, (_none, index) => index)
  const [first, second] = indexes.filter((index) => !(index in known) && isColumnOfNames(rows, index))
  if (first === undefined) return {}
  const cellsAt = (index: number) => rows.map(({ cells }) => cleanName(cells[index] ?? ''))
  const whole = { [first]: isFamilyFirst(rows, { [first]: 'whole' }) ? 'familyFirst' : 'whole' } as const
  const hasComma = rows.some(({ cells }) => (cells[first] ?? '').replace(/,\s*$/, '').includes(','))
  if (second === undefined || hasComma) return whole
  const firstNames = (texts: readonly string[]) =>
    texts.filter((text) => isCommonFirstName(normalizeForSearch(text))).length
  const one = cellsAt(first)
  const other = cellsAt(second)
  const areWhole = one.every((text) => text === '' || text.includes(' ')) && firstNames(one) * 2 > one.length
  if (areWhole && firstNames(other) * 2 < other.length) return whole
  const isGivenFirst =
    firstNames(one) > firstNames(other) ||
    (one.every((text) => !areCapitals(text)) && other.every(areCapitals))
  return isGivenFirst ? { [first]: 'given', [second]: 'family' } : { [first]: 'family', [second]: 'given' }
}

function isColumnOfNames(rows: readonly TableRow[], index: number): boolean {
  const filled = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter((cell) => cell !== '')
  const isConstant = filled.length > 3 && new Set(filled).size === 1
  return (
    !isConstant &&
    filled.filter((cell) => isNameCell(cell) || nameBefore(cell) !== '').length * 2 >=
      Math.max(filled.length, 1) &&
    filled.length > 0
  )
}

/** True if most names of the whole-name column end with a common first name, as "Tremblay Éloïse" does. */
function isFamilyFirst(rows: readonly TableRow[], columns: ChosenColumns): boolean {
  const index = Object.keys(columns).find((key) => ['whole', 'family'].includes(columns[Number(key)] ?? ''))
  if (index === undefined) return false
  const words = rows
    .map(({ cells }) => cleanName(cells[Number(index)] ?? '').split(' '))
    .filter(({ length }) => length > 1)
  const isFirst = (word: string | undefined) => isCommonFirstName(normalizeForSearch(word ?? ''))
  const votes = words.filter((each) => isFirst(each.at(-1)) && !isFirst(each[0])).length
  const against = words.filter((each) => isFirst(each[0])).length
  return votes > against && votes * 2 > words.length
}
