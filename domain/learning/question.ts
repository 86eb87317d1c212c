import { areNear } from '../games/near-words.ts'
import { drawOptions, textForm } from '../games/options.ts'
import { textKey } from '../games/plain-text.ts'
import type { Random } from '../games/random.ts'
import type { AskedTask, AskedWord } from './asked-word.ts'
import { canBeSpelt, isSpelt, type Piece, piecesOf, shuffledTiles } from './spelling.ts'

/** One question about a word, and what became of it. `revealed`: the answer was wrong, and the right one is shown. */
export interface Question {
  word: AskedWord
  task: AskedTask
  /** What stands for a word beside its French: its picture, its English, or nothing. */
  face: 'picture' | 'english' | 'french'
  /** What there is to choose from; of a word that is spelt nothing. */
  options: AskedWord[]
  right: number
  /** Of a word that is spelt: its parts, and the tiles with them in another order. */
  pieces: Piece[]
  tiles: string[]
  phase: 'asking' | 'right' | 'revealed'
  /** The option that was chosen. */
  picked: number | null
}

/** What the child did: chose an option, or placed all tiles. */
export type Answer = { option: number } | { placed: readonly string[] }

const MOST_OPTIONS = 4

/**
 * A question of this task, or of the nearest that the word allows: what has neither picture nor English is chosen by ear, and
 * what nothing can be chosen beside is spelt.
 * @param others among which it is chosen: those of its own page first, never one that might be right as well
 */
export function ask(
  word: AskedWord,
  task: AskedTask,
  { others, chance }: { others: readonly AskedWord[]; chance: Random },
): Question {
  if (task === 'spell' && canBeSpelt(word.word)) return spelling(word, chance)
  const apart = others.filter((other) => other.id !== word.id && !areNear(word.word, other.word))
  const face = faceOf(word, apart)
  const possible = task === 'spell' ? 'recall' : task
  const fitting = face === 'french' ? 'listen' : possible
  const beside = fitting === 'recall' ? apart : apart.filter((other) => hasFace(other, word, face))
  const isLikely = (other: AskedWord) =>
    other.page === word.page && textForm(other.word) === textForm(word.word)
  const drawn = drawOptions(word, beside, MOST_OPTIONS, chance, isLikely)
  if (drawn.options.length === 1 && canBeSpelt(word.word)) return spelling(word, chance)
  return { ...open(word, fitting, face), ...drawn }
}

/** An answer to a question that is open; another changes nothing. */
export function answered(question: Question, answer: Answer): Question {
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

/** A picture, unless no other word beside it has one and all can be told by their English. */
function faceOf(word: AskedWord, others: readonly AskedWord[]): Question['face'] {
  const isAlone = others.length > 0 && others.every(({ image }) => image === null)
  if (word.image !== null && !(isAlone && word.caption !== '')) return 'picture'
  return word.caption === '' ? 'french' : 'english'
}

/** Whether the other word has something of the same kind to show, and another one. */
function hasFace(other: AskedWord, word: AskedWord, face: Question['face']): boolean {
  switch (face) {
    case 'picture':
      return other.image !== null
    case 'english':
      return other.caption !== '' && textKey(other.caption) !== textKey(word.caption)
    case 'french':
      return true
  }
}
