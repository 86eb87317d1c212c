import { choiceOf } from '../choices.ts'
import { type GameItem, type GameOptions, type GameRules, isFinished } from '../game.ts'
import { drawOptions } from '../options.ts'
import { ANSWER_CHOICES, type QuestionDeck } from '../question-deck.ts'
import { QUIZ_ROUNDS, quizRules } from '../quiz.ts'
import { currentItem, type QuizAction, type QuizState } from '../quiz-state.ts'
import { longestPath, parseReplyDeck, type ReplyItem } from './deck.ts'

const WRONG_MS = 1500

export type ReplyState = QuizState<ReplyItem, GameItem>

/** Rules for choosing a reply. The player can try again after a wrong one. */
const quiz = quizRules<QuestionDeck<ReplyItem>, ReplyItem, GameItem>({
  parseDeck: parseReplyDeck,
  itemsOf: ({ items }) => items,
  optionsOf: ({ answer, answers, others, choices }, items, chance) => {
    const own = [...answers.slice(1), ...others]
    const texts = own.length > 0 ? own : items.map((item) => item.answer)
    return drawOptions(
      choiceOf(answer, choices),
      texts.map((text) => choiceOf(text, choices)),
      ANSWER_CHOICES,
      chance,
    )
  },
  isAlsoRight: ({ answers }, { word }) => answers.includes(word),
  task: 'recognise',
  rounds: QUIZ_ROUNDS,
  rightMs: null,
  wrong: { kind: 'retry', wrongMs: WRONG_MS },
  // Do not reveal the reply after a wrong choice.
  said: ({ options, right }, isRight) => (isRight ? (options[right] ?? null) : null),
})

/**
 * Adds conversations, in which several replies fit and the chosen one decides the next line. Even a short
 * conversation counts at its end.
 */
export const quiDitQuoi: GameRules<QuestionDeck<ReplyItem>, ReplyState, QuizAction> = {
  ...quiz,
  init: begin,
  completions(state) {
    const isEndedTalk = state.items[0]?.paths !== undefined && isFinished(state)
    return Math.max(quiz.completions(state), isEndedTalk ? 1 : 0)
  },
  step: (state, action) => {
    const option = action.type === 'pick' ? action.option : -1
    const { answers, paths } = currentItem(state)
    const reply = answers.indexOf(state.options[option]?.word ?? '')
    if (state.phase !== 'asking' || reply === -1) return quiz.step(state, action)
    const after = quiz.step({ ...state, right: option }, action)
    return { ...after, queue: [...(paths?.[reply] ?? after.queue)] }
  },
}

/** A conversation starts with its first item. Its initial length is that of its longest path. */
function begin(deck: QuestionDeck<ReplyItem>, options: GameOptions): ReplyState {
  const [first] = deck.items
  if (!first?.paths) return quiz.init(deck, options)
  const queue = [...longestPath(first)]
  // A single option would give the answer away.
  const otherReplies = deck.items.map(({ answer }) => answer).filter((answer) => answer !== first.answer)
  const hasOneReply = first.answers.length < 2 && first.others.length === 0
  const state = quiz.init(
    { ...deck, items: [hasOneReply ? { ...first, others: otherReplies } : first] },
    options,
  )
  return { ...state, items: deck.items, queue, total: queue.length + 1 }
}
