import { withoutArticle } from '../../domain/french.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { blanksForm, questionsForm } from '../../domain/games/record-form.ts'
import { games } from '../../domain/games/registry.ts'
import { linkGrade } from '../grades.ts'

/** The normalized words of a word page, for matching games. */
export interface WordsPage {
  clientID: string
  /** Normalized by `textsOf`. */
  texts: ReadonlySet<string>
}

/** @param content of a word page */
export function wordsPage(clientID: string, content: unknown): WordsPage {
  return { clientID, texts: new Set(frenchIn(content).flatMap(textsOf)) }
}

/**
 * The key of the page with most of a game's words, at least half of them; the smallest of several pages with
 * equally many. The page must be of the game's grade, if the game has one. If no page matches, the result is
 * `former` as long as that page has one of the words, because a reserved page guards the games with its
 * words. Questions and sentences match no page, so they keep `former`.
 */
export function findWordsPage(
  { clientID, kind, data }: { clientID: string; kind: GameKind; data: string },
  pages: readonly WordsPage[],
  former: string | null = null,
): string | null {
  const items = games[kind].rules.parseDeck(data).items.map((item) => stringsIn(item).flatMap(textsOf))
  const grade = linkGrade(clientID)
  const withWords = pages
    .map((page) => ({
      page,
      found: items.filter((texts) => texts.some((text) => page.texts.has(text))).length,
    }))
    .filter(({ found }) => found > 0)
  const [best] = withWords
    .filter(({ page }) => grade === null || linkGrade(page.clientID) === grade)
    .filter(({ found }) => found * 2 >= items.length)
    .toSorted((one, other) => other.found - one.found || one.page.texts.size - other.page.texts.size)
  if (best) return best.page.clientID
  return !hasWordItems(kind) || withWords.some(({ page }) => page.clientID === former) ? former : null
}

/** True if the items of a kind are words, not questions or sentences. */
function hasWordItems(kind: GameKind): boolean {
  const { fromWords, form } = games[kind]
  return fromWords !== undefined && form !== questionsForm && form !== blanksForm
}

/** Removes the article: "les Vaches" → "vaches". Returns both forms of an adjective: "content, contente". */
function textsOf(french: string): string[] {
  return french.split(', ').map((form) => withoutArticle(textKey(form)))
}

function stringsIn(item: object): string[] {
  return Object.values(item).filter((value) => typeof value === 'string')
}

/** All texts in properties `french`, at any depth. */
function frenchIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(frenchIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'french' && typeof inner === 'string' ? [inner] : frenchIn(inner),
  )
}
