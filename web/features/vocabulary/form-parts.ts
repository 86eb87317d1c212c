import { type LazyPart, lazyView } from '../../lib/loading/lazy-part.tsx'
import type { FormProps, VocabularyForm } from './forms/form-props.ts'

/**
 * Parts that each form adds to the words of a page; null if none. Loaded only by pages of that form, before
 * rendering and hydration.
 */
export const formParts: { [Form in VocabularyForm]: LazyPart<FormProps<Form>> | null } = {
  cards: null,
  scenes: null,
  'number-grid': lazyView(async () => (await import('./forms/NumberGrid.tsx')).NumberGrid),
  figure: lazyView(async () => (await import('./forms/Figures.tsx')).Figures),
  tables: lazyView(async () => (await import('./forms/Tables.tsx')).Tables),
  dialogue: lazyView(async () => (await import('./forms/Conversations.tsx')).QuestionAndAnswers),
  menu: lazyView(async () => (await import('./forms/Conversations.tsx')).Restaurant),
}
