import { wordsIn } from '../../domain/unknown-words.ts'
import { choicesOfGames, frenchTexts } from './french-texts.ts'

/**
 * The words of all French texts of the site, in lower case, which `dictionary.test.ts` proves right. The site ships no
 * other dictionary, so that it needs no other licence. The build replaces this module by the list of words.
 */
export const dictionary: ReadonlySet<string> = wordsIn([...frenchTexts(), ...choicesOfGames()])
