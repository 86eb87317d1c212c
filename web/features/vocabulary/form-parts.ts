import type { AsyncRouteComponent } from '@tanstack/react-router'
import { lazyView } from '../../lib/lazy-view.ts'
import type { FormProps, VocabularyForm } from './forms/form-props.ts'

/**
 * Form -> what it adds to the words of a page; null where the words are all. Pages of that form alone load it, before they
 * are shown and before they come to life.
 */
export const formParts: { [Form in VocabularyForm]: AsyncRouteComponent<FormProps<Form>> | null } = {
  cards: null,
  scenes: null,
  'number-grid': lazyView(() => import('./forms/NumberGrid.tsx'), 'NumberGrid'),
  figure: lazyView(() => import('./forms/Figures.tsx'), 'Figures'),
  tables: lazyView(() => import('./forms/Tables.tsx'), 'Tables'),
  dialogue: lazyView(() => import('./forms/Conversations.tsx'), 'QuestionAndAnswers'),
  menu: lazyView(() => import('./forms/Conversations.tsx'), 'Restaurant'),
}
