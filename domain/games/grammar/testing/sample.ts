import fc from 'fast-check'
import type { QuizAction } from '../../quiz-state.ts'
import { anyRecord, anyText } from '../../testing/any-record.ts'
import type { Sample } from '../../testing/contract.ts'
import { quizPlay } from '../../testing/quiz-sample.ts'
import type { GrammarState } from '../rules.ts'

export const grammarSample: Sample<GrammarState, QuizAction> = {
  ...quizPlay,
  data: JSON.stringify([
    { text: 'Je _____ un chat.', answer: 'suis', verbs: ['suis', 'es', 'est', 'sommes'] },
    { text: 'La vache _____ de l’herbe.', answer: 'mange' },
    { text: 'Le chien _____ dans la niche.', answer: 'dort' },
    { text: 'Le coq _____ le matin.', answer: 'chante' },
    { text: "L'oiseau _____ dans le ciel.", answer: 'vole' },
  ]),
  anyData: anyRecord(
    fc.record({
      text: fc.oneof(
        anyText.map((text) => `${text} _____.`),
        fc.constantFrom('Rien', '____', '______', '_____ et _____', '_____'),
      ),
      answer: anyText,
      verbs: fc.option(fc.array(anyText, { maxLength: 8 }), { nil: undefined }),
    }),
  ),
}
