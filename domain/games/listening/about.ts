import type { VocabularyWord } from '../../api/page.ts'
import type { About } from '../about.ts'
import { questionsForm } from '../record-form.ts'
import { listening } from './rules.ts'

export const about: About<typeof listening> = {
  look: { name: 'Écoute', icon: 'headphone' },
  group: 8600,
  rules: listening,
  instructions:
    'Écoute bien, puis choisis la bonne réponse. Tu peux écouter encore une fois.\nListen carefully, then choose the right answer. You can listen again.',
  form: questionsForm,
  fromWords: (words, isRead) => (isRead ? words.map(translationOf) : picturesToFind(words)),
  takes: ({ english, image }, isRead) => english !== '' && (isRead || image !== null),
  preview: (_none, words) => [{ icon: 'headphone' }, ...words.slice(0, 3)],
}

/** Hear the word and choose its picture, or its English if it has none. */
function picturesToFind(words: readonly VocabularyWord[]) {
  const choices = words.flatMap(({ french, image, sound }) =>
    image === null ? [] : [{ word: french, image, ...(sound !== null && { sound }) }],
  )
  const items = words.map((word) => ({
    ...translationOf(word),
    ...(word.image !== null && { answer: word.french }),
  }))
  return choices.length === 0 ? items : [{ choices }, ...items]
}

/** Hear the word and choose its English. */
function translationOf({ french, english, sound }: VocabularyWord) {
  return { question: french, answer: english, ...(sound !== null && { sound }) }
}
