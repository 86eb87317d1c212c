import type { AskedWord } from '../../../domain/learning/asked-word.ts'
import type { Question } from '../../../domain/learning/question.ts'
import { piecesOf } from '../../../domain/learning/spelling.ts'
import type { GivenAnswer, LiveQuestion, PupilView } from '../../../domain/live/messages.ts'

const UNKNOWN_OPTION = -1

interface LiveQuestionState {
  question: LiveQuestion
  given: GivenAnswer | null
  solution: PupilView['solution']
}

/**
 * Converts a live question to the `Question` that the mission views render. The right option is unknown
 * before the solution, and the word is empty if it is hidden.
 */
export function shownQuestion({ question, given, solution }: LiveQuestionState): Question {
  const { task, face, prompt, tiles } = question
  const word = solution?.word ?? { ...shownWord(prompt, '?'), word: prompt.french ?? '' }
  return {
    word,
    task,
    face,
    options: question.options.map((option, place) => shownWord(option, `Image ${place + 1}`)),
    right: solution?.option ?? UNKNOWN_OPTION,
    pieces:
      solution && task === 'spell' ? piecesOf(word.word) : tiles.map((text) => ({ text, isTile: true })),
    tiles,
    phase: solution ? (solution.isRight ? 'right' : 'revealed') : 'asking',
    picked: given && 'option' in given ? given.option : null,
  }
}

/** @param unnamed the name of a word whose French and English would give the answer away */
function shownWord({ french, english, image, sound }: LiveQuestion['prompt'], unnamed: string): AskedWord {
  const word = french ?? english ?? unnamed
  return { id: word, word, image, sound, caption: english ?? (french === null ? unnamed : ''), page: null }
}
