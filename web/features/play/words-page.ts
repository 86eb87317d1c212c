import { type Page, pages } from '../../../content/routes.ts'

/**
 * The vocabulary page with a game's words: the game's key ends in the grade and the theme of it.
 * `Page_Games_Memory_Grade4_Animals_Farm` and `Page_Grade1_Games_Memory_Pets` -> those of the farm, the pets.
 */
export function wordsPageOf(clientID: string): Page | undefined {
  const { grade, theme } = /^Page_(?:Games_[^_]+_(?<grade>Grade\d))_(?<theme>.+)$/.exec(clientID)?.groups ??
    /^Page_(?<grade>Grade\d)_Games_[^_]+_(?<theme>.+)$/.exec(clientID)?.groups ?? { grade: '', theme: '' }
  return pages.find((page) => page.clientID === `Page_${grade}_Vocabulary_${theme}`)
}
