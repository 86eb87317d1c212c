import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { FormProps, VocabularyForm } from './forms/form-props.ts'

/**
 * Form -> what it adds to the words of a page; null where the words are all. Pages of that form alone load it, before they
 * are shown and before they come to life.
 */
export const formParts: { [Form in VocabularyForm]: AsyncRouteComponent<FormProps<Form>> | null } = {
  cards: null,
  scenes: null,
  'number-grid': lazyRouteComponent(() => import('./forms/NumberGrid.tsx'), 'NumberGrid'),
  figure: lazyRouteComponent(() => import('./forms/Figures.tsx'), 'Figures'),
  tables: lazyRouteComponent(() => import('./forms/Tables.tsx'), 'Tables'),
  dialogue: lazyRouteComponent(() => import('./forms/Conversations.tsx'), 'QuestionAndAnswers'),
  menu: lazyRouteComponent(() => import('./forms/Conversations.tsx'), 'Restaurant'),
}
