import { type LazyPart, lazyView } from '../../lib/loading/lazy-part.tsx'
import type { FormProps, VocabularyForm } from './forms/form-props.ts'

/**
 * Form -> what it adds to the words of a page; null where the words are all. Pages of that form alone load it, before they
 * are shown and before they come to life.
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
