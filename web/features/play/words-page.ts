import { type Page, pages } from '../../../content/routes.ts'

/** Where a game's key has its grade and its theme, the most exact first. */
const patterns = [
  /^Page_Games_(?<kind>[^_]+)_(?<grade>Grade\d)_(?<theme>.+)$/,
  /^Page_(?<grade>Grade\d)_Games_(?<kind>[^_]+)_(?<theme>.+)$/,
  /^Page_(?<grade>Grade\d)_Games_(?<theme>[^_]+)$/,
]

/**
 * The vocabulary page with a game's words: the game's key ends in the grade and the theme of it.
 * `Page_Games_Memory_Grade4_Animals_Farm` and `Page_Grade1_Games_Memory_Pets` -> those of the farm, the pets;
 * of grammar, which has themes of its own, the grade's page of articles and verbs.
 */
export function wordsPageOf(clientID: string): Page | undefined {
  for (const pattern of patterns) {
    const { grade, kind, theme } = pattern.exec(clientID)?.groups ?? {}
    const page = grade && pageWith(grade, kind === 'Grammar' ? 'Reference' : theme)
    if (page) return page
  }
  return undefined
}

function pageWith(grade: string, theme: string | undefined): Page | undefined {
  return pages.find((page) => page.clientID === `Page_${grade}_Vocabulary_${theme}`)
}
