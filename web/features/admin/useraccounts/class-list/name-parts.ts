import { withoutMarks } from '../../../../../domain/marks.ts'
import { fold } from '../../../../lib/text/fold.ts'
import { isRoleWord } from '../pupil-columns.ts'

/** How the name of a pupil is cut out of a cell. */

export interface Name {
  given: string
  family: string
}
export const NO_NAME: Name = { given: '', family: '' }

/** The name in a cell, without numbers, bullets, class, nickname, e-mail address, notes in brackets and what cannot be seen. */
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
      // "1. ", "12) ", "a) " and bullets, also two of them.
      .replace(/^(?:[^\p{L}\p{N}"“«‘'’ʻ]+|(?:\d{1,3}|\p{L}(?=[)/]))(?: ?[.)°:/–-]+ ?| )(?=\P{N}))*/u, '')
      // Quotation marks at the beginning are the name's; a quoted nickname behind it is not.
      .replace(/^["“«] ?([^"”»]*?) ?["”»]/, '$1 ')
      .replace(/^‘([^’]+)’(?= |$)/, '$1')
      .replace(/["“«][^"”»]*["”»]|(?<= )['‘][^'’]+['’](?= |$)/g, ' ')
      .replace(/(?<=\p{L})[\u2010-\u2014\u2212](?=\p{L})/gu, '-')
      .replace(/(?<=\p{L})[‘’ʼ´`′](?=\p{L})/gu, "'")
      .trim()
      // A class, a number or a date behind: "- 4A", "4-1", "2016-04-03", "401".
      .replace(/(?: [–—-])? ?(?<= )[#\d]?\p{L}?\d[\p{L}\d./-]*$/u, '')
      .replace(/[\p{S}"“”«»*/\\|_:;!?•·–—]+/gu, ' ')
      .replace(/(?<=^| )-+(?= |$)|(?<![\p{L}\p{M}])-+|-+(?![\p{L}\p{M}])/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,.]+|[\s,]+$/g, '')
  )
}

/** A letter at least, no digit, and no word that titles, totals and addresses have. */
export function isName(text: string): boolean {
  return (
    /^[\p{L}\p{M}\p{Join_Control}'ʻ. -]+$/u.test(text) &&
    /\p{L}/u.test(text) &&
    !isRoleWord(text) &&
    !fold(text)
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
 * The names in the cells of a first and a family name, empty where one holds none. Beside a name, "Éloïse F 9 ans" is one with something
 * behind it; alone, "Page 1 de 2" is none.
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

/** "Mme Lavoie" is no pupil. */
export function hasHonorific({ given, family }: Name): boolean {
  return [given, family].some((part) =>
    /^(?:m|mr|mrs|ms|miss|mme|mlle|madame|monsieur|dr)(?:\.|$|\s)/i.test(part),
  )
}

/** "TREMBLAY": two capitals and no small letter. */
export function areCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(withoutMarks(text))
}

/** A name of one cell: "Tremblay, Éloïse", "TREMBLAY Éloïse", or words in the order of the list. */
export function splitName(cell: string, isFamilyFirst: boolean): Name {
  const [one = '', other, ...more] = cell.split(',')
  const pair = nameParts([one, other ?? ''])
  const [family = '', given] = [...pair, ...more.map(cleanName)].filter(isName)
  if (given !== undefined) return { family, given }
  return family === '' ? NO_NAME : splitWords(family.split(' '), isFamilyFirst)
}

function splitWords(words: readonly string[], isFamilyFirst: boolean): Name {
  const small = words.filter((word) => !areCapitals(word))
  if (small.length > 0 && small.length < words.length) {
    return { given: small.join(' '), family: words.filter(areCapitals).join(' ') }
  }
  const given = (isFamilyFirst ? words.at(-1) : words[0]) ?? ''
  const others = isFamilyFirst ? words.slice(0, -1) : words.slice(1)
  return { given, family: others.join(' ') }
}

/** "ÉLOÏSE" and "jean-philippe" as they are written in a sentence; what has both kinds of letters stays. */
export function inSentenceCase(text: string): string {
  const isPlain = text === text.toLowerCase() || text === text.toUpperCase()
  if (!isPlain) return text
  return text.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
}
