import { withoutMarks } from '../../../../../domain/marks.ts'
import { fold } from '../../../../lib/text/fold.ts'
import { readTable } from '../../data/read-table.ts'

/** A pupil of a class list. */
export interface ListedName {
  /** Stays the same while other lines are changed: what the line says, and how many said it before. */
  key: string
  /** From 1, as it stands in the list. */
  line: number
  /** Empty where the line is no name. */
  given: string
  family: string
  /** The line with nothing but the name, as `readNames` reads it again. */
  text: string
}

/** What the columns of schools' lists are called, without accents and capitals. */
const TITLES: Readonly<Record<string, 'given' | 'family' | 'whole'>> = {
  prenom: 'given',
  prenoms: 'given',
  'prenom usuel': 'given',
  'first name': 'given',
  'given name': 'given',
  nom: 'family',
  'nom de famille': 'family',
  'last name': 'family',
  surname: 'family',
  eleve: 'whole',
  eleves: 'whole',
  "nom de l'eleve": 'whole',
  'nom, prenom': 'whole',
  'nom et prenom': 'whole',
  'prenom et nom': 'whole',
  'nom complet': 'whole',
  name: 'whole',
  student: 'whole',
  'student name': 'whole',
}
/** The title of a list may stand above the names of its columns. */
const LINES_BEFORE_TITLES = 5

type Name = Pick<ListedName, 'given' | 'family'>
const NO_NAME: Name = { given: '', family: '' }

/**
 * The names of a list as a teacher has it: "Tremblay, Éloïse", "Éloïse Tremblay" or "TREMBLAY Éloïse", one a line, or columns
 * by tabs, `;` or commas. Numbers, dates and what else stands beside them are left out.
 * @param isSwapped the first name comes first where it usually comes last, and last where it usually comes first
 */
export function readNames(source: string | ArrayBuffer, isSwapped = false): ListedName[] {
  const table = readTable(source, (text) => ['\t', ';'].find((sign) => text.includes(sign)) ?? ',')
  const titlesAt = table.slice(0, LINES_BEFORE_TITLES).findIndex(({ cells }) => cells.some(titleOf))
  const titles = (table[titlesAt]?.cells ?? []).map(titleOf)
  const seen = new Map<string, number>()
  return table.slice(titlesAt + 1).map(({ line, cells }) => {
    const name = ofTitles(cells, titles, isSwapped) ?? ofCells(cells.map(clean), isSwapped)
    const text = textOf(name, isSwapped) || restOf(cells)
    const before = seen.get(fold(text)) ?? 0
    seen.set(fold(text), before + 1)
    return {
      key: `${fold(text)} ${before}`,
      line,
      given: asName(name.given),
      family: asName(name.family),
      text,
    }
  })
}

/** The list with nothing but its names, one a line. */
export function namesText(names: readonly Pick<ListedName, 'text'>[]): string {
  return names.map(({ text }) => text).join('\n')
}

function textOf({ given, family }: Name, isSwapped: boolean): string {
  return (isSwapped ? [given, family] : [family, given]).filter((part) => part !== '').join(', ')
}

/** What a line that is no name says, without the dates and numbers beside it. */
function restOf(cells: readonly string[]): string {
  const words = cells.map(clean).filter((cell) => /\p{L}/u.test(cell))
  return words.join(' ') || cells.join(' ').trim()
}

function titleOf(cell: string) {
  return TITLES[fold(cell.replaceAll('’', "'"))]
}

/** Where the columns are named; null where no first name stands under its title. */
function ofTitles(
  cells: readonly string[],
  titles: readonly (string | undefined)[],
  isSwapped: boolean,
): Name | null {
  const [given = '', family = ''] = ['given', 'family'].map((title) =>
    clean(cells[titles.indexOf(title)] ?? ''),
  )
  if (!isName(given)) return null
  const name = { given, family: isName(family) ? family : '' }
  return areCapitals(given) === areCapitals(family) ? swapped(name, isSwapped) : name
}

function ofCells(cells: readonly string[], isSwapped: boolean): Name {
  const [first, second] = cells.filter(isName)
  if (first === undefined) {
    const whole = cells.find((cell) => cell.includes(','))
    return whole === undefined ? NO_NAME : ofCells(whole.split(',').map(clean), isSwapped)
  }
  if (second === undefined) return ofWords(first.split(' '), isSwapped)
  if (areCapitals(first) !== areCapitals(second)) {
    return areCapitals(first) ? { family: first, given: second } : { family: second, given: first }
  }
  return swapped({ family: first, given: second }, isSwapped)
}

function ofWords(words: string[], isSwapped: boolean): Name {
  const small = words.filter((word) => !areCapitals(word))
  if (small.length > 0 && small.length < words.length) {
    return { given: small.join(' '), family: words.filter(areCapitals).join(' ') }
  }
  const given = (isSwapped ? words.at(-1) : words[0]) ?? ''
  const others = isSwapped ? words.slice(0, -1) : words.slice(1)
  return { given, family: others.join(' ') }
}

function swapped({ given, family }: Name, isSwapped: boolean): Name {
  return isSwapped && family !== '' ? { given: family, family: given } : { given, family }
}

/** Without the number of the line, a date or number behind, what is in brackets, and what cannot be seen. */
function clean(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/\u00AD|\u200B|\u2060|\uFEFF/g, '')
    .replace(/\(.*?\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[•*–-]|\d{1,3}(?: ?[.)°:–-]| )) ?(?=\p{L})/u, '')
    .replace(/ \d[\d./-]{3,}$/, '')
}

/** Two letters at least, and nothing but what names are written with. */
function isName(cell: string): boolean {
  return /^[\p{L}\p{M}\p{Join_Control}'’ʼ. -]+$/u.test(cell) && /\p{L}.*\p{L}/u.test(cell)
}

/** "TREMBLAY": two capitals and no small letter. */
function areCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(withoutMarks(text))
}

/** "ÉLOÏSE" and "jean-philippe" as they are written in a sentence; what has both kinds of letters stays. */
function asName(text: string): string {
  const isPlain = text === text.toLowerCase() || text === text.toUpperCase()
  if (!isPlain) return text
  return text.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
}
