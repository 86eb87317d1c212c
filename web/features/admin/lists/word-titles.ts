import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'

const FRENCH_TITLES = new Set(
  'francais,french,fr,mot,mots,terme,termes,vocabulaire,vocabulary,word,words,term,front,recto,expression,question,en francais,mot francais,mots francais,french word,langue 1'.split(
    ',',
  ),
)
const ENGLISH_TITLES = new Set(
  'anglais,english,en,ang,eng,traduction,traductions,translation,definition,definitions,meaning,sens,back,verso,answer,reponse,en anglais,answer 1,reponse 1,mot anglais,mots anglais,english word,langue 2'.split(
    ',',
  ),
)

/** The role that a column title names, if any. */
export function columnRoleOf(cell: string): 'french' | 'english' | undefined {
  const title = normalizeForSearch(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (FRENCH_TITLES.has(title)) return 'french'
  return ENGLISH_TITLES.has(title) ? 'english' : undefined
}

/** True if both roles are named. A single title may be a word of the list: "français". */
export function isHeaderRow(cells: readonly string[]): boolean {
  const titles = cells.map(columnRoleOf)
  return titles.includes('french') && titles.includes('english')
}
