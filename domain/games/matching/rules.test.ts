import { describe, expect, it } from 'vitest'
import { CHEERS, GAME_OVER_MS } from '../game.ts'
import { currentItem, type QuizAction } from '../quiz-state.ts'
import { sentencesOf, whyRefused } from '../testing/sentences.ts'
import { customMatching, type MatchingState, matching, visibleOptions } from './rules.ts'

const WORDS = 'chat, chien, vache, poule, cheval, mouton, canard, lapin, souris, coq, âne, oie'
const start = (data = WORDS) => matching.init(matching.parseDeck(data), { seed: 1 })
const play = (state: MatchingState, ...actions: QuizAction[]) => actions.reduce(matching.step, state)
const pickRight = (state: MatchingState) => play(state, { type: 'pick', option: state.right })
const pickWrong = (state: MatchingState) => play(state, { type: 'pick', option: state.right === 0 ? 1 : 0 })
const answerRight = (state: MatchingState) => play(pickRight(state), { type: 'next' })

describe('a matching round', () => {
  it('asks for one word out of four different options', () => {
    const { options, right, ...state } = start()
    expect(options).toHaveLength(4)
    expect(options[right]).toEqual(currentItem(state))
    expect(visibleOptions(start())).toEqual([0, 1, 2, 3])
  })

  it('shows only the right option for two seconds, then asks the next question', () => {
    const state = pickRight(start())
    expect(visibleOptions(state)).toEqual([state.right])
    expect(matching.wait(state)).toEqual({ ms: 2000, action: { type: 'next' } })
    expect(play(state, { type: 'next' })).toMatchObject({ phase: 'asking', round: 1, picked: null })
  })

  it('shows a wrong pick for one second, then only the right option for three and a half', () => {
    const state = pickWrong(start())
    expect(visibleOptions(state)).toHaveLength(4)
    expect(matching.wait(state)).toEqual({ ms: 1000, action: { type: 'clear' } })
    const revealed = play(state, { type: 'clear' })
    expect(visibleOptions(revealed)).toEqual([state.right])
    expect(matching.wait(revealed)).toEqual({ ms: 3500, action: { type: 'next' } })
    expect(play(revealed, { type: 'next' }).phase).toBe('asking')
  })

  it.each<[string, MatchingState, QuizAction]>([
    ['an option that does not exist', start(), { type: 'pick', option: 4 }],
    ['an option that is not a number', start(), { type: 'pick', option: Number.NaN }],
    ['a second pick after a right one', pickRight(start()), { type: 'pick', option: 0 }],
    ['a second pick after a wrong one', pickWrong(start()), { type: 'pick', option: start().right }],
    ['next before a pick', start(), { type: 'next' }],
    ['next while the wrong pick is shown', pickWrong(start()), { type: 'next' }],
    ['clearing nothing', start(), { type: 'clear' }],
    ['finish before the end', start(), { type: 'finish' }],
  ])('ignores %s', (_what, state, action) => {
    expect(matching.step(state, action)).toBe(state)
  })
})

describe('a matching game', () => {
  it('has ten rounds with different words and ends with a cheer', () => {
    let state = start()
    const asked = new Set<string>()
    for (let round = 0; round < 10; round++) {
      asked.add(currentItem(state).word)
      expect(matching.progress(state)).toEqual({ done: round, total: 10 })
      state = answerRight(state)
    }
    expect(asked.size).toBe(10)
    expect(state.phase).toBe('cheering')
    expect(visibleOptions(state)).toEqual([state.right])
    expect(CHEERS).toContain(matching.cheer(state))
    expect(matching.wait(state)).toEqual({ ms: GAME_OVER_MS, action: { type: 'finish' } })
    expect(matching.isOver(play(state, { type: 'finish' }))).toBe(true)
  })

  it('adds a completion with every fifth right answer, before the next round starts', () => {
    let state = start()
    const counted = []
    for (let round = 0; round < 10; round++) {
      state = pickRight(state)
      counted.push(matching.completions(state))
      state = play(state, { type: 'next' })
    }
    expect(counted).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 2])
  })

  it('repeats missed words at the end and lists each once', () => {
    const first = currentItem(start())
    let state = play(pickWrong(start()), { type: 'clear' }, { type: 'next' })
    expect(matching.progress(state).done).toBe(0)
    for (let round = 0; round < 9; round++) state = answerRight(state)
    expect(currentItem(state)).toEqual(first)
    state = play(pickWrong(state), { type: 'clear' }, { type: 'next' })
    expect(currentItem(state)).toEqual(first)
    state = answerRight(state)
    expect(state.phase).toBe('cheering')
    expect(matching.missed(state)).toEqual([first])
  })

  it('repeats words if there are fewer than five, so that the game can count', () => {
    let state = start('chat, chien, vache')
    expect(state.options).toHaveLength(3)
    expect(matching.progress(state).total).toBe(5)
    for (let round = 0; round < 5; round++) state = answerRight(state)
    expect(matching.completions(state)).toBe(1)
  })

  it('warns if there are too few words for five rounds', () => {
    expect(sentencesOf(matching.parseDeck('chat, chien, vache, poule').warnings)).toContain(
      '4 mots différents seulement : un jeu complet en a 5.',
    )
  })
})

describe('the custom matching game', () => {
  it('shows a wrong pick for half a second', () => {
    const state = customMatching.init(customMatching.parseDeck('colours'), { seed: 1 })
    const wrong = customMatching.step(state, { type: 'pick', option: state.right === 0 ? 1 : 0 })
    expect(customMatching.wait(wrong)).toEqual({ ms: 500, action: { type: 'clear' } })
  })

  it('has a CSS colour for every colour and none for numbers', () => {
    const looksOf = (name: string) => customMatching.parseDeck(name).items.map(({ colour }) => colour)
    const looks = looksOf('colours')
    expect(looks).not.toContain(undefined)
    expect(new Set(looks).size).toBe(looks.length)
    expect(new Set(looksOf('numbers'))).toEqual(new Set([undefined]))
  })

  it('has the numbers from one to ten', () => {
    const { items } = customMatching.parseDeck('numbers')
    expect(items.map(({ answer }) => answer)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect(items[6]?.word).toBe('sept')
  })

  it('plays a record with its own words like matching', () => {
    const list = 'rouge,\r\nvert,\r\nbleu,\r\n<b>gris</b>,\r\njaune\r\n'
    expect(customMatching.parseDeck(list)).toEqual(matching.parseDeck(list))
  })

  it.each(['', 'shapes', 'constructor'])('refuses the deck "%s"', (name) => {
    expect(whyRefused(() => customMatching.parseDeck(name))).toBe(
      "Ce jeu n'existe pas : il y a colours et numbers.",
    )
  })
})
