import type { ReactNode } from 'react'
import type { VocabularyContent } from '../../../../domain/api/page.ts'

export type VocabularyForm = VocabularyContent['form']

/** What the view of a form is given: all that the page holds, and its words, around which stands what the form adds. */
export interface FormProps<Form extends VocabularyForm> {
  content: { [Each in VocabularyForm]: Extract<VocabularyContent, { form: Each }> }[Form]
  children: ReactNode
}
