import { expect, it } from 'vitest'
import { courseAuxMots } from './course-aux-mots/rules.ts'
import { dicteeEclair } from './dictee-eclair/rules.ts'
import { drop } from './drop/rules.ts'
import { dropSample } from './drop/testing/sample.ts'
import { solutionOf } from './drop/testing/solution.ts'
import { exposed } from './exposed/rules.ts'
import type { GameDeck, GameItem, GameRules } from './game.ts'
import type { GameSounds } from './game-sounds.ts'
import { grammar } from './grammar/rules.ts'
import { matching } from './matching/rules.ts'
import { memory } from './memory/rules.ts'
import { numbers } from './numbers/rules.ts'
import type { PairsState } from './pairs.ts'
import { questionQuiz } from './question-quiz.ts'
import type { QuizAction, QuizState } from './quiz-state.ts'
import { wordChallenge } from './word-challenge/rules.ts'
import { wordSearch } from './word-search/rules.ts'
import { wordSearchSample } from './word-search/testing/sample.ts'

const RIGHT = 'chime: right'
const NOT_YET = 'chime: not-yet'
const WORDS = 'chat, chien, vache, poule, cheval, mouton'

const pickRight = ({ right }: Pick<AnyQuiz, 'right'>): QuizAction => ({ type: 'pick', option: right })
const pickWrong = ({ right }: Pick<AnyQuiz, 'right'>): QuizAction => ({
  type: 'pick',
  option: right === 0 ? 1 : 0,
})
const clear = (): QuizAction => ({ type: 'clear' })
const next = () => ({ type: 'next' }) as const

it('plays a chime, then the word, when the picture of a word is found', () => {
  expect(heardWith(matching, WORDS, pickRight, next)).toEqual([[RIGHT, askedFirst(matching, WORDS)], []])
})

it('plays a chime for a wrong picture, and the word when the right one is shown', () => {
  const word = askedFirst(matching, WORDS)
  expect(heardWith(matching, WORDS, pickWrong, clear, next)).toEqual([[NOT_YET], [word], []])
})

it('repeats the number after a wrong choice', () => {
  const data = JSON.stringify([1, 2, 3, 4, 5].map((number) => ({ number, phrase: { word: `le ${number}` } })))
  const word = askedFirst(numbers, data)
  expect(heardWith(numbers, data, pickWrong, clear, pickRight)).toEqual([[NOT_YET, word], [], [RIGHT, word]])
})

it('says the right word immediately if it is also shown immediately', () => {
  const word = askedFirst(courseAuxMots, WORDS)
  expect(heardWith(courseAuxMots, WORDS, pickWrong, next)).toEqual([[NOT_YET, word], []])
  expect(heardWith(courseAuxMots, WORDS, pickRight)).toEqual([[RIGHT, word]])
})

it('plays only a chime after a right answer to a race question that was asked aloud', () => {
  const words = WORDS.split(', ').map((word) => ({ phrase: { word }, answer: word }))
  const data = JSON.stringify([{ isWordAsked: true }, ...words])
  const word = askedFirst(courseAuxMots, data)
  expect(heardWith(courseAuxMots, data, pickRight)).toEqual([[RIGHT]])
  expect(heardWith(courseAuxMots, data, pickWrong)).toEqual([[NOT_YET, word]])
})

it('says the answer to a question, without repeating the question', () => {
  const data = JSON.stringify([
    { question: 'Qui miaule?', answer: 'le chat', others: ['le chien', 'le coq', 'la vache'] },
    { question: 'Qui pond?', answer: 'la poule' },
  ])
  const { options, right } = questionQuiz.init(questionQuiz.parseDeck(data), { seed: 1 })
  const answer = options[right]?.word
  expect(heardWith(questionQuiz, data, pickRight)).toEqual([[RIGHT, answer]])
  expect(heardWith(questionQuiz, data, pickWrong, next)).toEqual([[NOT_YET, answer], []])
})

it('says the explanation after a wrong grammar choice and the whole sentence after the right one', () => {
  const item = { text: 'Je vois _____ tortue.', answer: 'la', verbs: ['le', 'les'] }
  const why = { french: 'la tortue : on dit *la*', english: 'feminine: la', sound: 'sounds/why.mp3' }
  const sentence = 'Je vois la tortue.'
  expect(heardWith(grammar, JSON.stringify([{ ...item, why }]), pickWrong, clear, pickRight)).toEqual([
    [NOT_YET, 'la tortue : on dit la'],
    [],
    [RIGHT, sentence],
  ])
  expect(heardWith(grammar, JSON.stringify([item]), pickWrong)).toEqual([[NOT_YET, sentence]])
})

it('says the word of each turned card and plays a chime for a pair or a mistake', () => {
  const places = (item: number) => (state: PairsState) => {
    const place = (face: string) => state.cards.findIndex((card) => card.item === item && card.face === face)
    return { picture: place('picture'), word: place('word') }
  }
  const turn = (item: number, face: 'picture' | 'word') => (state: PairsState) =>
    ({ type: 'turn', card: places(item)(state)[face] }) as const
  const close = () => ({ type: 'close' }) as const
  const [first = '', second = ''] = memory
    .init(memory.parseDeck(WORDS), { seed: 1 })
    .items.map(({ word }) => word)
  expect(heardWith(memory, WORDS, turn(0, 'word'), turn(0, 'picture'), close)).toEqual([
    [first],
    [RIGHT, first],
    [],
  ])
  const guess = [turn(0, 'picture'), turn(1, 'word'), close]
  expect(heardWith(memory, WORDS, ...guess)).toEqual([[first], [second], []])
  expect(heardWith(memory, WORDS, ...guess, turn(0, 'word'), turn(1, 'picture')).slice(3)).toEqual([
    [first],
    [NOT_YET, second],
  ])
  const [seen = ''] = exposed.init(exposed.parseDeck(WORDS), { seed: 1 }).items.map(({ word }) => word)
  expect(heardWith(exposed, WORDS, turn(0, 'picture'), turn(1, 'picture'))).toEqual([[], [NOT_YET]])
  expect(heardWith(exposed, WORDS, turn(0, 'picture'), turn(0, 'word'))).toEqual([[], [RIGHT, seen]])
})

it('repeats the dictated word, whatever was written', () => {
  const word = dicteeEclair.init(dicteeEclair.parseDeck(WORDS), { seed: 1 })
  const asked = word.items[word.current]?.word ?? ''
  const write = (text: string) => () => ({ type: 'write', text }) as const
  expect(heardWith(dicteeEclair, WORDS, write(asked), next)).toEqual([[RIGHT, asked], []])
  expect(heardWith(dicteeEclair, WORDS, write('zzz'))).toEqual([[NOT_YET, asked]])
  expect(heardWith(dicteeEclair, WORDS, () => ({ type: 'skip' }) as const)).toEqual([[NOT_YET, asked]])
})

it('plays a chime for every letter and says the word once it is complete', () => {
  const guess = (letter: string) => () => ({ type: 'guess', letter }) as const
  const reveal = () => ({ type: 'reveal' }) as const
  expect(heardWith(wordChallenge, '[{"phrase":"os"}]', guess('o'), guess('o'), guess('s'), next)).toEqual([
    [RIGHT],
    [],
    [RIGHT, 'os'],
    [],
  ])
  expect(heardWith(wordChallenge, '[{"phrase":"os"}]', guess('a'), guess('b'), guess('c'), reveal)).toEqual([
    [NOT_YET],
    [NOT_YET],
    [NOT_YET],
    ['os'],
  ])
})

it('says a word of the grid when it is found', () => {
  const heard: string[][] = []
  let state = wordSearch.init(wordSearch.parseDeck(WORDS), { seed: 1 })
  while (!wordSearch.isOver(state)) {
    const before = state
    state = wordSearch.step(before, wordSearch.wait(before)?.action ?? wordSearchSample.next(before))
    const news = inOrder(wordSearch.heard(before, state))
    if (news.length > 0) heard.push(news)
  }
  expect(heard.toSorted()).toEqual(
    WORDS.split(', ')
      .map((word) => [RIGHT, word])
      .toSorted(),
  )
})

it('plays only a chime in a scene, because its sentence is read aloud again', () => {
  const heard: string[] = []
  let state = drop.init(drop.parseDeck(dropSample.data), { seed: 1 })
  while (!drop.isOver(state)) {
    const miss = { type: 'touch', spot: 'p3' } as const
    const solution = drop.wait(state)?.action ?? solutionOf(state)
    const before = state
    state = drop.step(before, state.phase === 'asking' && state.misses === 0 ? miss : solution)
    if (state === before) state = drop.step(before, solution)
    heard.push(...inOrder(drop.heard(before, state)))
  }
  expect(heard.filter((each) => each === RIGHT)).toHaveLength(10)
  expect(new Set(heard)).toEqual(new Set([RIGHT, NOT_YET]))
})

type AnyQuiz = QuizState<GameItem, GameItem>

/** The first word that a game asks for. */
function askedFirst<Deck extends GameDeck>(
  rules: Pick<GameRules<Deck, AnyQuiz, QuizAction>, 'init' | 'parseDeck'>,
  data: string,
): string {
  const { items, current } = rules.init(rules.parseDeck(data), { seed: 1 })
  return items[current]?.word ?? ''
}

/** The sounds of each of the actions, in order. */
function heardWith<Deck extends GameDeck, State, Action extends { type: string }>(
  rules: GameRules<Deck, State, Action>,
  data: string,
  ...actions: ((state: State) => Action)[]
): string[][] {
  let state = rules.init(rules.parseDeck(data), { seed: 1 })
  return actions.map((actionOf) => {
    const before = state
    state = rules.step(before, actionOf(before))
    return inOrder(rules.heard(before, state))
  })
}

function inOrder(heard: GameSounds | null): string[] {
  if (!heard) return []
  return [...(heard.chime ? [`chime: ${heard.chime}`] : []), ...heard.said.map(({ word }) => word)]
}
