import { CORRECT_ANSWERS_PER_CHECK, MIN_COUNTING_SCORE } from '../economy.ts'
import { firstTries } from '../learning/first-try.ts'
import type { WordTask } from '../learning/task.ts'
import {
  CHEERS,
  defaultFilter,
  GAME_OVER_MS,
  type GameDeck,
  type GameItem,
  type GameOptions,
  type GameRules,
  isFinished,
  type Wait,
} from './game.ts'
import { answerSounds, type GameSounds, type Spoken, wordsHeard } from './game-sounds.ts'
import { type Options, withFewerOptions } from './options.ts'
import {
  type Answer,
  correctAnswers,
  currentItem,
  missedItems,
  type QuizAction,
  type QuizState,
  quizAction,
} from './quiz-state.ts'
import { type Random, random } from './random.ts'
import { roundOrder, roundRandom } from './rounds.ts'

/** The parameters of a quiz game. All times are in milliseconds. */
export interface Quiz<Deck extends GameDeck, Item extends GameItem, Option extends GameItem> {
  parseDeck(data: string): Deck
  /** The items at a level; at least one. */
  itemsOf(deck: Deck, filter: number | undefined): readonly Item[]
  optionsOf(item: Item, items: readonly Item[], chance: Random): Options<Option>
  /** True for an option that is right as well. */
  isAlsoRight?(item: Item, option: Option): boolean
  /** The task of a round. */
  task: WordTask | ((item: Item) => WordTask)
  /** One round per item, within these limits. */
  rounds: { least: number; most: number }
  /** How long a right answer is shown; null: until the player continues. */
  rightMs: number | null
  wrong: AfterWrong
  /** The words said after a right answer, or to correct a wrong one. Defaults to the item. */
  said?(state: QuizState<Item, Option>, isRight: boolean): Spoken | null
  /** Points. A game with points asks each item once, right or wrong, and counts at the end. */
  score?(answers: readonly Answer[]): number
}

/**
 * The step that follows a wrong answer. `retry`: after `wrongMs` the player can choose another option.
 * `reveal`: after `wrongMs` (null: immediately) the right option is shown for `rightMs` (null: until the
 * player continues).
 */
export type AfterWrong =
  | { kind: 'retry'; wrongMs: number }
  | { kind: 'reveal'; wrongMs: number | null; rightMs: number | null }

/** One round per item, but at most ten, and at least as many as a game needs to count. */
export const QUIZ_ROUNDS = { least: CORRECT_ANSWERS_PER_CHECK, most: 10 } as const

/** A game of rounds with one right option each. Without points, missed items are repeated at the end. */
export function quizRules<Deck extends GameDeck, Item extends GameItem, Option extends GameItem>(
  quiz: Quiz<Deck, Item, Option>,
): GameRules<Deck, QuizState<Item, Option>, QuizAction> {
  type State = QuizState<Item, Option>
  const { score } = quiz
  const isRetried = quiz.wrong.kind === 'retry'

  function init(deck: Deck, { seed, filter = defaultFilter(deck), supports = [] }: GameOptions): State {
    const items = quiz.itemsOf(deck, filter)
    const chance = random(seed)
    const total = Math.max(quiz.rounds.least, Math.min(quiz.rounds.most, items.length))
    const [current = 0, ...queue] = roundOrder(items.length, total, chance)
    const round = { seed, round: 0, current, queue }
    const board = { options: [], right: 0, picked: null, tried: [], answers: [] }
    const hasFewerOptions = supports.includes('fewer-choices')
    const cheer = chance.pick(CHEERS)
    return ask({ phase: 'asking', hasFewerOptions, items, total, ...round, ...board, cheer })
  }

  function ask(state: State): State {
    const chance = roundRandom(state)
    const item = currentItem(state)
    const drawn = quiz.optionsOf(item, state.items, chance)
    const isWrong = (option: Option) => !quiz.isAlsoRight?.(item, option)
    const options = state.hasFewerOptions ? withFewerOptions(drawn, chance, isWrong) : drawn
    return { ...state, ...options, phase: 'asking', picked: null, tried: [] }
  }

  function step(state: State, action: QuizAction): State {
    switch (action.type) {
      case 'pick':
        return canPick(state, action.option) ? pick(state, action.option, action.ms ?? null) : state
      case 'clear':
        return state.phase === 'wrong' ? { ...state, phase: isRetried ? 'asking' : 'revealed' } : state
      case 'next':
        return state.phase === 'right' || state.phase === 'revealed' ? next(state) : state
      case 'finish':
        return state.phase === 'cheering' ? { ...state, phase: 'over' } : state
    }
  }

  function canPick({ phase, options, tried }: State, option: number): boolean {
    return phase === 'asking' && options[option] !== undefined && !tried.includes(option)
  }

  function pick(state: State, option: number, ms: number | null): State {
    const isRight = option === state.right
    const options = state.options.length - state.tried.length
    const answers = [...state.answers, { item: state.current, isRight, ms, options }]
    if (isRight) return { ...state, phase: 'right', picked: option, answers }
    return {
      ...state,
      phase: quiz.wrong.wrongMs === null ? 'revealed' : 'wrong',
      picked: option,
      tried: [...state.tried, option],
      queue: isRetried || score ? state.queue : [...state.queue, state.current],
      answers,
    }
  }

  function next(state: State): State {
    const [current, ...queue] = state.queue
    if (current === undefined) return { ...state, phase: 'cheering' }
    return ask({ ...state, current, queue, round: state.round + 1 })
  }

  function wait({ phase }: State): Wait<QuizAction> | null {
    switch (phase) {
      case 'wrong':
        return after(quiz.wrong.wrongMs, 'clear')
      case 'right':
        return after(quiz.rightMs, 'next')
      case 'revealed':
        return quiz.wrong.kind === 'reveal' ? after(quiz.wrong.rightMs, 'next') : null
      case 'cheering':
        return after(GAME_OVER_MS, 'finish')
      case 'asking':
      case 'over':
        return null
    }
  }

  /** Speaks the right words when they appear; immediately if the player gets another try. */
  function heard(before: State, after: State): GameSounds | null {
    const isRight = after.phase === 'right'
    const words = quiz.said ? quiz.said(after, isRight) : currentItem(after)
    const said = words ? [words] : []
    if (after.answers.length > before.answers.length) {
      const isShownLater = after.phase === 'wrong' && !isRetried
      return isShownLater ? answerSounds(false) : answerSounds(isRight, ...said)
    }
    return before.phase === 'wrong' && after.phase === 'revealed' ? wordsHeard(...said) : null
  }

  function answers({ items, answers }: State) {
    return firstTries(
      answers.flatMap(({ item: place, isRight: right, ms, options }) => {
        const item = items[place]
        if (!item) return []
        const task = typeof quiz.task === 'string' ? quiz.task : quiz.task(item)
        return [{ item, task, right, options, ...(ms !== null && { ms }) }]
      }),
    )
  }

  function roundsDone({ phase, total, queue }: State): number {
    const isOpen = phase === 'asking' || (phase === 'wrong' && isRetried)
    return total - queue.length - (isOpen ? 1 : 0)
  }

  function completions(state: State): number {
    if (!score) return Math.floor(correctAnswers(state) / CORRECT_ANSWERS_PER_CHECK)
    return isFinished(state) && score(state.answers) >= MIN_COUNTING_SCORE ? 1 : 0
  }

  return {
    action: quizAction,
    parseDeck: quiz.parseDeck,
    init,
    step,
    wait,
    // A game with points is a race. Otherwise the options do not move while the player can try again.
    screen: ({ round, phase }) =>
      score ? null : `${round} ${phase === 'right' || phase === 'revealed' ? 'known' : 'asked'}`,
    isOver: (state) => state.phase === 'over',
    progress: (state) => ({ done: roundsDone(state), total: state.total }),
    cheer: (state) => (isFinished(state) ? state.cheer : null),
    completions,
    heard,
    missed: missedItems,
    answers,
    ...(score && {
      score: (state: State) => score(state.answers),
      mostPoints: score(
        Array.from({ length: quiz.rounds.most }, () => ({ item: 0, isRight: true, ms: 0, options: 0 })),
      ),
    }),
  }
}

function after(ms: number | null, type: 'clear' | 'next' | 'finish'): Wait<QuizAction> | null {
  return ms === null ? null : { ms, action: { type } }
}
