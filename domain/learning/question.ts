import { areNear } from '../games/near-words.ts'
import { drawOptions, FEWER_OPTIONS, textForm } from '../games/options.ts'
import { textKey } from '../games/plain-text.ts'
import { type Random, random } from '../games/random.ts'
import type { Support } from '../supports.ts'
import type { AskedTask, AskedWord } from './asked-word.ts'
import { areHomophones } from './homophones.ts'
import { canBeSpelt, isSpelt, type Piece, piecesOf, shuffledTiles } from './spelling.ts'

/** A question about a word, and its result. `revealed`: the answer was wrong and the right one is shown. */
export interface Question {
  word: AskedWord
  task: AskedTask
  /** The form in which a word is shown, in addition to its sound. */
  face: 'picture' | 'english' | 'french'
  /** The options; empty for spelling. */
  options: AskedWord[]
  right: number
  /** For spelling: the parts of the word, and the shuffled tiles. */
  pieces: Piece[]
  tiles: string[]
  phase: 'asking' | 'right' | 'revealed'
  /** The chosen option. */
  picked: number | null
}

/** The pupil's answer: an option, or all tiles in order. */
export type Answer = { option: number } | { placed: readonly string[] }

const MAX_OPTIONS = 4

/** True if `createQuestion` can ask for the word in this way. */
export function allowsTask(
  { word, image, caption }: AskedWord,
  task: AskedTask,
  supports: readonly Support[],
): boolean {
  if (task === 'spell') return canBeSpelt(word) && !supports.includes('no-spelling')
  return task === 'listen' || image !== null || caption !== ''
}

/**
 * A question of this task, or of the closest task that the word allows: words without picture and English are
 * asked by ear, and words without other options are spelt or, if they are too short or the pupil's supports
 * forbid it, recalled.
 * @param others candidates for wrong options. Those of the word's page are preferred; those that might also
 * be right are not used
 */
export function createQuestion(
  word: AskedWord,
  task: AskedTask,
  {
    others,
    chance,
    supports = [],
  }: { others: readonly AskedWord[]; chance: Random; supports?: readonly Support[] | undefined },
): Question {
  if (task === 'spell' && allowsTask(word, 'spell', supports)) return spelling(word, chance)
  const unlike = others.filter((other) => other.id !== word.id && !areNear(word.word, other.word))
  const face = faceOf(word, unlike)
  const possible = task === 'spell' ? 'recall' : task
  const actualTask = face === 'french' ? 'listen' : possible
  const isWrongOption = (other: AskedWord) => {
    if (face === 'english' && textKey(other.caption) === textKey(word.caption)) return false
    if (actualTask === 'listen' && areHomophones(other.word, word.word)) return false
    return actualTask === 'recall' || hasFace(other, face)
  }
  const candidates = withDistinctFaces(unlike.filter(isWrongOption), face)
  const most = supports.includes('fewer-choices') ? FEWER_OPTIONS : MAX_OPTIONS
  const isLikely = (other: AskedWord) =>
    other.page === word.page && textForm(other.word) === textForm(word.word)
  const drawn = drawOptions(word, candidates, most, chance, isLikely)
  // Without the spelling this is `recall`, which accepts more words as options.
  if (drawn.options.length === 1 && task !== 'spell')
    return createQuestion(word, 'spell', { others, chance, supports })
  return { ...open(word, actualTask, face), ...drawn }
}

/** False if every question about the word would have the right answer as its only option. */
export function canBeAsked(word: AskedWord, others: readonly AskedWord[]): boolean {
  return (
    canBeSpelt(word.word) || createQuestion(word, 'recall', { others, chance: random(0) }).options.length > 1
  )
}

/** False where the spoken word would give the answer away, or if a live game hides the word and it has no recording. */
export function canHear({ task, word, phase }: Question): boolean {
  return phase !== 'asking' || (task !== 'recall' && (word.sound !== null || word.word !== ''))
}

/** Applies an answer. Returns the same object if it does not apply to the question. */
export function applyAnswer(question: Question, answer: Answer): Question {
  if (question.phase !== 'asking') return question
  if ('placed' in answer) {
    if (question.task !== 'spell' || answer.placed.length !== question.tiles.length) return question
    return { ...question, phase: isSpelt(question.pieces, answer.placed) ? 'right' : 'revealed' }
  }
  if (question.options[answer.option] === undefined) return question
  return {
    ...question,
    phase: answer.option === question.right ? 'right' : 'revealed',
    picked: answer.option,
  }
}

function spelling(word: AskedWord, chance: Random): Question {
  const pieces = piecesOf(word.word)
  return { ...open(word, 'spell', faceOf(word, [])), pieces, tiles: shuffledTiles(pieces, chance) }
}

function open(word: AskedWord, task: AskedTask, face: Question['face']): Question {
  const nothing = { options: [], right: 0, pieces: [], tiles: [] }
  return { word, task, face, ...nothing, phase: 'asking', picked: null }
}

/** The picture, unless the word has English and no other word has a picture. */
function faceOf(word: AskedWord, others: readonly AskedWord[]): Question['face'] {
  const isAlone = others.length > 0 && others.every(({ image }) => image === null)
  if (word.image !== null && !(isAlone && word.caption !== '')) return 'picture'
  return word.caption === '' ? 'french' : 'english'
}

/** True if the word can be shown with this face. */
function hasFace({ image, caption }: AskedWord, face: Question['face']): boolean {
  switch (face) {
    case 'picture':
      return image !== null
    case 'english':
      return caption !== ''
    case 'french':
      return true
  }
}

/**
 * Keeps one word for each English text, e.g. only one of "tu as" and "vous avez", which are both "you have".
 */
function withDistinctFaces(words: readonly AskedWord[], face: Question['face']): readonly AskedWord[] {
  if (face !== 'english') return words
  return [...new Map(words.map((word) => [textKey(word.caption) || word.id, word])).values()]
}
