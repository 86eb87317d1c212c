import type { ReactNode } from 'react'
import type { VocabularyContent } from '../../../../domain/api/page.ts'

export type VocabularyForm = VocabularyContent['form']

/** Props of a form: all content of the page, and the rendered words as children. */
export interface FormProps<Form extends VocabularyForm> {
  content: { [Each in VocabularyForm]: Extract<VocabularyContent, { form: Each }> }[Form]
  children: ReactNode
}
