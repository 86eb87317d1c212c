import { removeDiacritics } from '../../../../../domain/diacritics.ts'
import { normalizeForSearch } from '../../../../lib/text/normalize-for-search.ts'
import { isRoleWord } from '../pupil-columns.ts'

export interface Name {
  given: string
  family: string
}
export const NO_NAME: Name = { given: '', family: '' }

/**
 * Removes numbers, bullets, class, nickname, e-mail address, notes in brackets and invisible characters from
 * a cell.
 */
export function cleanName(cell: string): string {
  return (
    cell
      .normalize('NFC')
      .replace(/[\u00AD\u200B\u2060\uFEFF\p{Bidi_C}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(?:nom|name|élève|student) ?: ?/i, '')
      .replace(/ [–—-] (\p{L}+)$/u, (end, word) => (isRoleWord(word) ? '' : end))
      .replace(/<[^<>]*@[^<>]*>/g, ' ')
      .replace(/\([^)]*\)?|\[[^\]]*\]?|\{[^}]*\}?/g, ' ')
      // "1. ", "12) ", "a) " and bullets, even two in a row.
      .replace(/^(?:[^\p{L}\p{N}"“«‘'’ʻ]+|(?:\d{1,3}|\p{L}(?=[)/]))(?: ?[.)°:/–-]+ ?| )(?=\P{N}))*/u, '')
      // Keeps a quoted name at the start; drops a quoted nickname after the name.
      .replace(/^["“«] ?([^"”»]*?) ?["”»]/, '$1 ')
      .replace(/^‘([^’]+)’(?= |$)/, '$1')
      .replace(/["“«][^"”»]*["”»]|(?<= )['‘][^'’]+['’](?= |$)/g, ' ')
      .replace(/(?<=\p{L})[\u2010-\u2014\u2212](?=\p{L})/gu, '-')
      .replace(/(?<=\p{L})[‘’ʼ´`′](?=\p{L})/gu, "'")
      .trim()
      // Drops a class, number or date after the name: "- 4A", "4-1", "2016-04-03", "401".
      .replace(/(?: [–—-])? ?(?<= )[#\d]?\p{L}?\d[\p{L}\d./-]*$/u, '')
      .replace(/[\p{S}"“”«»*/\\|_:;!?•·–—]+/gu, ' ')
      .replace(/(?<=^| )-+(?= |$)|(?<![\p{L}\p{M}])-+|-+(?![\p{L}\p{M}])/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,.]+|[\s,]+$/g, '')
  )
}

/** True for a text with letters, without digits and without words of titles, totals or addresses. */
export function isName(text: string): boolean {
  return (
    /^[\p{L}\p{M}\p{Join_Control}'ʻ. -]+$/u.test(text) &&
    /\p{L}/u.test(text) &&
    !isRoleWord(text) &&
    !normalizeForSearch(text)
      .split(/[^\p{L}]+/u)
      .some((word) => NOT_IN_NAMES.has(word))
  )
}

const NOT_IN_NAMES: ReadonlySet<string> = new Set(
  `ecole ecoles school schools groupe groupes group classe classes class liste listes titulaire enseignant enseignante
  enseignants teacher teachers eleve eleves student students pupils total totaux totals effectif annee scolaire elementaire
  elementary primaire maternelle kindergarten niveau commission district roster prenom prenoms parents garcons filles boys
  girls points possible imprime printed semaine septembre octobre novembre decembre janvier fevrier academy college`.split(
    /\s+/,
  ),
)

/**
 * Reads the names in two cells; empty if a cell has none. "Éloïse F 9 ans" counts as a name only if the other
 * cell is one, so that "Page 1 de 2" does not.
 */
export function nameParts([one, other]: readonly [string, string]): [string, string] {
  const [first, second] = [cleanName(one), cleanName(other)]
  return [
    isName(first) ? first : isName(second) ? nameBefore(one) : '',
    isName(second) ? second : isName(first) ? nameBefore(other) : '',
  ]
}

/** The name before the first word with a digit. */
export function nameBefore(cell: string): string {
  const start = cleanName(cell.replace(/\s[^\s\d]*\d.*$/u, ''))
  return isName(start) ? start : ''
}

/** True for an adult's title, as in "Mme Lavoie". */
export function hasHonorific({ given, family }: Name): boolean {
  return [given, family].some((part) =>
    /^(?:m|mr|mrs|ms|miss|mme|mlle|madame|monsieur|dr)(?:\.|$|\s)/i.test(part),
  )
}

/** True for "TREMBLAY": at least two capitals and no lower-case letter. */
export function areCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(removeDiacritics(text))
}

/** Splits the name in one cell: "Tremblay, Éloïse", "TREMBLAY Éloïse", or words in the order of the list. */
export function splitName(cell: string, isFamilyFirst: boolean): Name {
  const [one = '', other, ...more] = cell.split(',')
  const pair = nameParts([one, other ?? ''])
  const [family = '', given] = [...pair, ...more.map(cleanName)].filter(isName)
  if (given !== undefined) return { family, given }
  return family === '' ? NO_NAME : splitWords(family.split(' '), isFamilyFirst)
}

/** True if `splitName` finds a first name in the cell. */
export function isNameCell(cell: string): boolean {
  return splitName(cell, false).given !== ''
}

function splitWords(words: readonly string[], isFamilyFirst: boolean): Name {
  const notCapitals = words.filter((word) => !areCapitals(word))
  if (notCapitals.length > 0 && notCapitals.length < words.length) {
    return { given: notCapitals.join(' '), family: words.filter(areCapitals).join(' ') }
  }
  const given = (isFamilyFirst ? words.at(-1) : words[0]) ?? ''
  const others = isFamilyFirst ? words.slice(0, -1) : words.slice(1)
  return { given, family: others.join(' ') }
}

/** Capitalizes "ÉLOÏSE" and "jean-philippe"; leaves mixed case unchanged. */
export function capitalizeName(text: string): string {
  const isPlain = text === text.toLowerCase() || text === text.toUpperCase()
  if (!isPlain) return text
  return text.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
}
