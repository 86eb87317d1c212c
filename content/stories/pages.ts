import type { Story, StoryChoice, StoryQuestion, StoryWord } from '../../domain/api/story.ts'
import { splitSentence } from '../../domain/story-words.ts'
import { type PageSeed, writtenPage } from '../pages/page-seed.ts'
import { spoken } from '../pages/spoken.ts'
import { wordOf } from '../words/bank.ts'
import { soundPath } from '../words/media-path.ts'
import { regularPlural, spokenForm, vocabularyWordOf, type Word } from '../words/word.ts'
import { stories } from './stories.ts'
import type { QuestionSeed, StorySeed } from './story-seed.ts'

export const storyPages: readonly PageSeed[] = [
  writtenPage('stories', '/stories', { stories: stories.map(toStory) }),
]

/** Path of a story page's picture under the media base. Pages start at 1. */
export function scenePath(story: string, page: number): string {
  return `stories/${story}-${page}.svg`
}

/** Single words of stories with a sound that the bank lacks. */
export const storyWords: readonly string[] = [
  ...new Set(
    storyPages.flatMap((page) => (page.kind === 'stories' ? page.content.stories.flatMap(otherWords) : [])),
  ),
]

function toStory({ id, title, english, grade, about, words, pages: leaves, questions }: StorySeed): Story {
  const text = leaves.flatMap((leaf) => leaf.told.map(([french]) => french)).join(' ')
  return {
    id,
    title,
    english,
    grade,
    about,
    pages: leaves.map(({ shows, told }, index) => ({
      scene: scenePath(id, index + 1),
      shows,
      sentences: told.map((sentence) => spoken(...sentence)),
    })),
    words: words.flatMap((written) => wordForms(wordOf(written), text)),
    questions: questions.map(toQuestion),
  }
}

export function toQuestion({ french, english, choices }: QuestionSeed): StoryQuestion {
  return { ...spoken(french, english), choices: choices.map(toChoice) }
}

/** A choice. An adjective given in the feminine form is shown and spoken only in that form. */
function toChoice(written: string): StoryChoice {
  const word = wordOf(written)
  const { french, english, image, sound } = vocabularyWordOf(word)
  const isFeminine = word.kind === 'adjective' && word.feminine === written
  return isFeminine
    ? { french: written, english, image, sound: soundPath(written) }
    : { french, english, image, sound }
}

function otherWords({ pages, words }: Story): string[] {
  return pages
    .flatMap(({ sentences }) => sentences.flatMap(({ french }) => splitSentence(french, words)))
    .flatMap((piece) => (piece.isWord && piece.known === null ? piece.text.toLowerCase() : []))
}

/**
 * Entries for the forms of a word that occur in the text, which pupils can tap.
 * @throws {Error} if there are none
 */
function wordForms(word: Word, text: string): StoryWord[] {
  const french = spokenForm(word)
  const found = formsOf(word).filter((form) =>
    new RegExp(`(?<![\\p{L}-])${form}(?![\\p{L}-])`, 'iu').test(text),
  )
  if (found.length === 0) throw new Error(`"${french}" is not in the story.`)
  return found.map((written) => ({ written, french, english: word.english, sound: soundPath(french) }))
}

function formsOf(word: Word): string[] {
  if (word.kind === 'phrase') return [word.french]
  const singular =
    word.kind === 'noun' ? [word.french, ...(word.plural ? [word.plural] : [])] : [word.french, word.feminine]
  const plural = word.kind === 'adjective' ? singular.map(regularPlural) : []
  return [...new Set([...singular, ...plural])]
}
