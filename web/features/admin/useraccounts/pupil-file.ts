import Papa from 'papaparse'
import { PUPIL_COLUMNS, SAME_AS } from '../../../../domain/api/import.ts'
import { fold } from '../../../lib/text/fold.ts'
import { readTable, type TableLine } from '../data/read-table.ts'

/** A pupil of a list that a teacher has. */
export interface PupilLine {
  /** As her spreadsheet counts it. */
  line: number
  /** The columns in the order of `PUPIL_COLUMNS`. */
  cells: string[]
}

type Column = (typeof PUPIL_COLUMNS)[number] | 'line'

/** What the columns are called in schools' lists, without accents and capitals. */
const NAMES: Readonly<Record<string, Column>> = {
  username: 'userName',
  "nom d'utilisateur": 'userName',
  utilisateur: 'userName',
  identifiant: 'userName',
  displayname: 'displayName',
  nom: 'displayName',
  prenom: 'displayName',
  eleve: 'displayName',
  'nom affiche': 'displayName',
  classcode: 'classCode',
  classe: 'classCode',
  groupe: 'classCode',
  pin: 'pin',
  nip: 'pin',
  // Of lines that were left over from another list: their numbers there.
  ligne: 'line',
}

/**
 * Reads what was pasted or the bytes of a file, with `,`, `;` or tabs. Without a
 * header line the columns are taken in the API's order; of the two names the missing one is as the other, and
 * a first name goes before a surname.
 */
export function readPupils(source: string | ArrayBuffer): PupilLine[] {
  const table = readTable(source)
  const titles = (table[0]?.cells ?? []).map((title) => fold(title.replaceAll('’', "'")))
  const header = titles.map((title) => (isBesideFirstName(title, titles) ? undefined : NAMES[title]))
  const known = header.filter((column) => column !== undefined && column !== 'line')
  const hasHeader = known.includes('userName') || known.length > 1
  const columns = hasHeader ? header : [...PUPIL_COLUMNS]
  return table.slice(hasHeader ? 1 : 0).map((read) => {
    const cellOf = (column: Column) => cellAt(read, columns.indexOf(column))
    const [userName = '', displayName = '', ...rest] = PUPIL_COLUMNS.map(cellOf)
    return {
      line: Number(cellOf('line')) || read.line,
      cells: [
        userName || (columns.includes('userName') ? '' : displayName),
        displayName || userName,
        ...rest,
      ],
    }
  })
}

/** What the teacher calls the columns, the line's number first. */
export const PUPIL_TITLES = ['Ligne', "Nom d'utilisateur", 'Nom affiché', 'Classe', 'NIP']

/** The lines as they are pasted; `readPupils` reads them again with their numbers. */
export function pupilText(lines: readonly PupilLine[]): string {
  if (lines.length === 0) return ''
  const data = lines.map(({ line, cells }) => [line, ...cells])
  return Papa.unparse({ fields: PUPIL_TITLES, data }, { delimiter: '\t', newline: '\n' })
}

/** The form that the API takes: CSV in UTF-8 with its header, then a line each, from 2 on. */
export function pupilCSV(lines: readonly (PupilLine & { sameAs?: number | undefined })[]): string {
  const data = lines.map(({ cells, sameAs = '' }) => [...cells, sameAs])
  return Papa.unparse({ fields: [...PUPIL_COLUMNS, SAME_AS], data }, { newline: '\n' })
}

/** A cell that is broken into lines would be several lines of the list. */
function cellAt({ cells }: TableLine, index: number): string {
  return (cells[index] ?? '').replace(/\s+/g, ' ').trim()
}

/** In a list with both, « nom » is the surname, which nobody is shown. */
function isBesideFirstName(title: string, titles: readonly string[]): boolean {
  return title === 'nom' && titles.includes('prenom')
}
