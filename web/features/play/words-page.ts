import { type Page, pages } from '../../../content/routes.ts'

/**
 * Where the words are of games whose grade has no page on their theme: the key of the game, or of the grade and
 * the theme that it ends in -> the page that has most of them, of the nearest grade where several do.
 */
const elsewhere: Readonly<Record<string, string>> = {
  Grade3_Sports: '/grade1/vocabulary/sports',
  Grade3_Bodyparts: '/grade4/vocabulary/bodyparts',
  Grade1_Le_La_Les: '/grade3/vocabulary/reference',
  Page_Grade1_Games_Clothing_Winter: '/grade4/vocabulary/winter/clothing',
  Page_Grade1_Games_Feelings: '/grade3/vocabulary/feelings',
  Page_Grade1_Games_Colours: '/grade3/vocabulary/reference',
  Page_Grade1_Games_Canvas_Colours: '/grade3/vocabulary/reference',
  Page_Games_Matching_Custom_Colours: '/grade4/vocabulary/reference',
  Page_Games_Matching_Custom_Numbers: '/grade4/vocabulary/numbers',
  Page_Games_Canvas_Carnaval: '/grade4/vocabulary/carnaval',
  Page_Games_Canvas_Colours: '/grade4/vocabulary/reference',
  Page_Games_Canvas_Drapeau: '/grade4/vocabulary/reference',
  Page_Games_Canvas_Fetes: '/grade4/vocabulary/holiday',
  Page_Games_Canvas_Food: '/grade5/vocabulary/ingredients',
  Page_Games_Canvas_Halloween: '/grade5/vocabulary/halloween',
  Page_Games_Canvas_Numbers: '/grade4/vocabulary/numbers',
  Page_Games_Canvas_Pizza: '/grade5/vocabulary/pizza',
}

/** A game that anyone may play leads nobody to a page that would send them away. */
const openPages = pages.filter(({ access }) => access === 'everyone')

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
    const page =
      grade &&
      (pageWith(grade, kind === 'Grammar' ? 'Reference' : theme) ?? pageAt(elsewhere[`${grade}_${theme}`]))
    if (page) return page
  }
  return pageAt(elsewhere[clientID])
}

function pageWith(grade: string, theme: string | undefined): Page | undefined {
  return openPages.find((page) => page.clientID === `Page_${grade}_Vocabulary_${theme}`)
}

function pageAt(path: string | undefined): Page | undefined {
  return openPages.find((page) => page.path === path)
}
