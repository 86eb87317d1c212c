import { fold } from '../../../lib/text/fold.ts'

const FRENCH = new Set(
  'francais,french,fr,mot,mots,terme,termes,vocabulaire,vocabulary,word,words,term,front,recto,expression,question,en francais,mot francais,mots francais,french word,langue 1'.split(
    ',',
  ),
)
const ENGLISH = new Set(
  'anglais,english,en,ang,eng,traduction,traductions,translation,definition,definitions,meaning,sens,back,verso,answer,reponse,en anglais,answer 1,reponse 1,mot anglais,mots anglais,english word,langue 2'.split(
    ',',
  ),
)

/** The role that a column's title names. */
export function titleOfWords(cell: string): 'french' | 'english' | undefined {
  const title = fold(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (FRENCH.has(title)) return 'french'
  return ENGLISH.has(title) ? 'english' : undefined
}

/** One title alone may be a word: "français". */
export function areTitlesOfWords(cells: readonly string[]): boolean {
  const titles = cells.map(titleOfWords)
  return titles.includes('french') && titles.includes('english')
}
