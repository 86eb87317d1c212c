import { wordsIn } from '../../domain/unknown-words.ts'
import { choicesOfGames, frenchTexts } from './french-texts.ts'

/**
 * The words of all French texts of the site, in lower case; `dictionary.test.ts` checks their spelling. Shipping
 * another dictionary would require its licence. The build replaces this module with the list of words.
 */
export const dictionary: ReadonlySet<string> = wordsIn([...frenchTexts(), ...choicesOfGames()])
