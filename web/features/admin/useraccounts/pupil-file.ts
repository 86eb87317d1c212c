import Papa from 'papaparse'
import { PUPIL_COLUMNS } from '../../../../domain/api/import.ts'
import { fold } from '../../../lib/fold.ts'
import { readTable } from '../read-table.ts'

/** A list of pupils as a teacher has it, brought into the form that the API takes. */
export interface PupilFile {
  /** CSV in UTF-8 with the API's header; its lines are those of `rows`, from 2 on. */
  csv: string
  /** The columns in the order of `PUPIL_COLUMNS`. */
  rows: string[][]
}

/** What the columns are called in schools' lists, without accents and capitals. */
const NAMES: Readonly<Record<string, (typeof PUPIL_COLUMNS)[number]>> = {
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
}

/**
 * Reads what was pasted or the bytes of a file, with `,`, `;` or tabs. Without a
 * header line the columns are taken in the API's order; of the two names the missing one is as the other, and
 * a first name goes before a surname.
 */
export function readPupilFile(source: string | ArrayBuffer): PupilFile {
  const data = readTable(source)
  const [first = []] = data
  const titles = first.map((title) => fold(title.replaceAll('’', "'")))
  const header = titles.map((title) => (isBesideFirstName(title, titles) ? undefined : NAMES[title]))
  const known = header.filter((column) => column !== undefined)
  const hasHeader = known.includes('userName') || known.length > 1
  const columns = hasHeader ? header : PUPIL_COLUMNS
  const rows = data.slice(hasHeader ? 1 : 0).map((fields) => {
    // A cell that is broken into lines would be several lines of the list.
    const row = PUPIL_COLUMNS.map((column) =>
      (fields[columns.indexOf(column)] ?? '').replace(/\s+/g, ' ').trim(),
    )
    const [userName = '', displayName = '', ...rest] = row
    return [userName || (columns.includes('userName') ? '' : displayName), displayName || userName, ...rest]
  })
  return { csv: Papa.unparse({ fields: [...PUPIL_COLUMNS], data: rows }, { newline: '\n' }), rows }
}

/** In a list with both, « nom » is the surname, which nobody is shown. */
function isBesideFirstName(title: string, titles: readonly string[]): boolean {
  return title === 'nom' && titles.includes('prenom')
}
