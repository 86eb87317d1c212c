import type { VocabularyWord } from '../../../domain/api/page.ts'
import { textForm } from '../../../domain/games/options.ts'
import { vocabularySeeds } from '../../pages.ts'
import { pageOf } from '../../routes.ts'
import { wordsOf } from '../../site/page-words.ts'
import { wordOf } from '../../words/bank.ts'
import { soundPath } from '../../words/media-path.ts'
import { vocabularyWordOf } from '../../words/word.ts'
import type { NamedTheme } from '../theme.ts'
import { firstSentences } from './grade1.ts'

type Sentence = Pick<VocabularyWord, 'french' | 'english' | 'image' | 'sound'>

/** The sentences of a grade's theme. Its games are made from them. */
export interface SentenceSet extends NamedTheme {
  sentences: readonly Sentence[]
}

/** Minimum number of sentences for a game. */
export const MIN_SENTENCES = 4

/**
 * Further sentences for the games of a page, by page. They are on no page, or on one with too few sentences
 * for games.
 */
const extraSentences: Readonly<Record<string, readonly string[]>> = {
  Page_Grade4_Vocabulary_Bodyparts: ['Je me brosse les dents.'],
  Page_Grade4_Vocabulary_House: ['Où est le chat?', 'Où est le chien?'],
  Page_Grade4_Vocabulary_Party_Activities: ["C'est ma fête.", "Je t'invite à ma fête."],
  Page_Grade5_Vocabulary_Holiday: ['Je fais une carte pour ma grand-mère.'],
  Page_Grade6_Vocabulary_Vacation: ["Je t'écris une carte postale.", 'Vive les vacances!'],
}

/** The sentences with pictures of every page that has enough of them. */
export const sentenceSets: readonly SentenceSet[] = vocabularySeeds
  .flatMap(({ clientID, title, content }) => {
    const grade = pageOf(clientID)?.grade
    if (!grade) return []
    const onPage = wordsOf(content).filter(
      ({ french, image }) => image !== null && textForm(french) === 'sentence',
    )
    const sentences = [
      ...onPage,
      ...(firstSentences[clientID] ?? []).map(([text, word]) => sentenceOf(text, word)),
      ...(extraSentences[clientID] ?? []).map((text) => sentenceOf(text, text)),
    ]
    const name = clientID.replace(/^Page_Grade\d_Vocabulary_/, '')
    return [{ grade, name, wordsPage: clientID, title, sentences }]
  })
  .filter(({ sentences }) => sentences.length >= MIN_SENTENCES)

/** A sentence with the picture of a bank word. */
function sentenceOf(french: string, word: string): Sentence {
  const { english, image } = vocabularyWordOf(wordOf(word))
  return { french, english, image, sound: soundPath(french) }
}
