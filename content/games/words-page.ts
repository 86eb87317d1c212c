import { withoutArticle } from '../../domain/french.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { games } from '../../domain/games/registry.ts'
import { linkGrade } from '../grades.ts'

/** A vocabulary page as games look for their words on it. */
export interface WordsPage {
  clientID: string
  /** What stands there, as `textsOf` has it. */
  texts: ReadonlySet<string>
}

/** `content` is a vocabulary page's. */
export function wordsPage(clientID: string, content: unknown): WordsPage {
  return { clientID, texts: new Set(frenchIn(content).flatMap(textsOf)) }
}

/**
 * The key of the page on which most of a game's words stand, and half of them at least: among equals the one with the
 * least else on it. The page is of the game's own grade, where it has one. Null where no page has them, as with
 * questions and sentences.
 */
export function findWordsPage(
  { clientID, kind, data }: { clientID: string; kind: GameKind; data: string },
  pages: readonly WordsPage[],
): string | null {
  const items = games[kind].rules.parseDeck(data).items.map((item) => stringsIn(item).flatMap(textsOf))
  const grade = linkGrade(clientID)
  const [best] = pages
    .filter((page) => grade === null || linkGrade(page.clientID) === grade)
    .map((page) => ({
      page,
      found: items.filter((texts) => texts.some((text) => page.texts.has(text))).length,
    }))
    .filter(({ found }) => found > 0 && found * 2 >= items.length)
    .toSorted((one, other) => other.found - one.found || one.page.texts.size - other.page.texts.size)
  return best?.page.clientID ?? null
}

/** Without its article: "les Vaches" -> "vaches". Both forms of an adjective: "content, contente". */
function textsOf(french: string): string[] {
  return french.split(', ').map((form) => withoutArticle(textKey(form)))
}

function stringsIn(item: object): string[] {
  return Object.values(item).filter((value) => typeof value === 'string')
}

/** What stands under the key `french`, however deep. */
function frenchIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(frenchIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'french' && typeof inner === 'string' ? [inner] : frenchIn(inner),
  )
}
