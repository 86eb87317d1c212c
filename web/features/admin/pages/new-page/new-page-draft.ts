import * as z from 'zod/mini'
import { type Grade, grades } from '../../../../../content/grades.ts'
import { MAX_PAGE_TITLE_LENGTH, type newPageRequest } from '../../../../../domain/api/own-page.ts'
import type { VocabularyWord } from '../../../../../domain/api/page.ts'
import { ownKinds } from '../../../../../domain/own-kinds.ts'
import { EMPTY_WORD_LIST, wordListDraft } from '../../games/read-words.ts'
import { checkWords } from '../../games/words-text.ts'
import { readDraft } from '../../hooks/use-draft.ts'
import { randomRowNumber } from '../menu-place.ts'

/** The form of a new page. `number` is that of its future menu row and makes the request idempotent. */
export const newPageDraft = z.object({
  number: z.int(),
  kind: z.enum(ownKinds),
  title: z.string(),
  grade: z.nullable(z.literal(grades)),
  icon: z.string(),
  words: wordListDraft,
  /** The page whose content is copied. */
  copyOf: z.nullable(z.object({ clientID: z.string(), title: z.string() })),
})
export type NewPageDraft = z.infer<typeof newPageDraft>

export const NEW_PAGE_KEY = 'page-new'

export function blankPage(grade: Grade | null = 4): NewPageDraft {
  return {
    number: randomRowNumber(),
    kind: 'vocabulary',
    title: '',
    grade,
    icon: '',
    words: EMPTY_WORD_LIST,
    copyOf: null,
  }
}

/** Initial values of a new page that has no draft yet. */
export interface PageStart {
  title?: string
  grade?: Grade | null
}

/** The stored draft if its title or grade differs from the requested one; else null. */
export function conflictingDraft({ title, grade }: PageStart): NewPageDraft | null {
  const stored = readDraft(NEW_PAGE_KEY, newPageDraft)
  if (!stored) return null
  const hasValues =
    (title === undefined || title === stored.title) && (grade === undefined || grade === stored.grade)
  return hasValues ? null : stored
}

export function copyTitle(title: string): string {
  return `${title.slice(0, MAX_PAGE_TITLE_LENGTH - 8)} (copie)`
}

/** Checks a new page before it is published. `words` are used only by a word page that is not a copy. */
export function checkNewPage({ title, kind, copyOf }: NewPageDraft, words: readonly VocabularyWord[]) {
  const { faults, warnings } = hasWords({ kind, copyOf }) ? checkWords(words) : { faults: [], warnings: [] }
  return { faults: [...(title.trim() === '' ? ['Le titre est vide.'] : []), ...faults], warnings }
}

export function hasWords({ kind, copyOf }: Pick<NewPageDraft, 'kind' | 'copyOf'>): boolean {
  return kind === 'vocabulary' && copyOf === null
}

export function requestOf(
  draft: NewPageDraft,
  words: readonly VocabularyWord[],
): z.input<typeof newPageRequest> {
  const { number, kind, title, grade, icon, copyOf } = draft
  const list = hasWords(draft) ? [...words] : []
  return { number, kind, title, grade, icon, words: list, copyOf: copyOf?.clientID ?? null }
}
