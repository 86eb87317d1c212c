import { describe, expect, it } from 'vitest'
import { avatarOf, type QuestionState, questionQuiz } from './question-quiz.ts'
import { currentItem, type QuizAction } from './quiz-state.ts'
import { questionSample } from './testing/question-sample.ts'
import { sentencesOf, whyRefused } from './testing/sentences.ts'

const start = (data = questionSample.data) => questionQuiz.init(questionQuiz.parseDeck(data), { seed: 1 })
const play = (state: QuestionState, ...actions: QuizAction[]) => actions.reduce(questionQuiz.step, state)
const pickWrong = (state: QuestionState) => play(state, { type: 'pick', option: state.right === 0 ? 1 : 0 })
const record = (rows: [string, string][]) =>
  JSON.stringify(rows.map(([question, answer]) => ({ question, answer, sound: 'a.mp3' })))

describe('a comprehension or listening round', () => {
  it('offers four answers including the right one', () => {
    const { options, right, ...state } = start()
    expect(options).toHaveLength(4)
    expect(options[right]?.word).toBe(currentItem(state).answer)
  })

  it("uses the question's own wrong answers, however few, else answers of other questions", () => {
    const offered = [...Array(40).keys()].flatMap((seed) => {
      const state = questionQuiz.init(questionQuiz.parseDeck(questionSample.data), { seed })
      const { question } = currentItem(state)
      return state.options.map(({ word }) => `${question} ${word}`)
    })
    const of = (question: string) =>
      new Set(offered.filter((each) => each.startsWith(question)).map((each) => each.split('? ')[1]))
    expect(of('Qui donne')).toEqual(new Set(['La vache', 'Le canard', "L'oie", 'Le dindon']))
    expect(of('Qui pond')).toEqual(new Set(['La poule', 'Le taureau']))
    expect(of('Qui aime')).toContain('Le mouton')
  })

  it("shows and says answers with the record's pictures and sounds, and excludes an invalid one", () => {
    const choices = [
      { word: 'la VACHE', image: 'cow.svg', sound: 'cow.mp3' },
      { word: 'La poule', sound: 'hen.mp3' },
      { image: 'dog.svg' },
    ]
    const rows: unknown[] = JSON.parse(questionSample.data)
    const deck = questionQuiz.parseDeck(JSON.stringify([{ choices }, ...rows]))
    expect(sentencesOf(deck.faults)).toEqual(["Choix 3 : « word » manque ou n'a pas la bonne forme."])
    expect(deck.items).toHaveLength(rows.length)
    const shown = [...Array(20).keys()].flatMap((seed) => questionQuiz.init(deck, { seed }).options)
    expect(shown).toContainEqual({ word: 'La vache', image: 'cow.svg', sound: 'cow.mp3' })
    expect(shown).toContainEqual({ word: 'La poule', image: null, sound: 'hen.mp3' })
    expect(shown).toContainEqual({ word: 'Le chien', image: null, sound: null })
  })

  it('counts a right answer and waits for the player to continue', () => {
    const state = play(start(), { type: 'pick', option: start().right })
    expect(state.phase).toBe('right')
    expect(questionQuiz.progress(state)).toEqual({ done: 1, total: 6 })
    expect(questionQuiz.wait(state)).toBeNull()
    expect(play(state, { type: 'next' }).phase).toBe('asking')
  })

  it('shows the right answer immediately after a wrong one and ignores a second pick', () => {
    const state = pickWrong(start())
    expect(state.phase).toBe('revealed')
    expect(questionQuiz.progress(state).done).toBe(0)
    expect(questionQuiz.wait(state)).toBeNull()
    expect(questionQuiz.step(state, { type: 'pick', option: state.right })).toBe(state)
  })

  it('lists missed questions with answer and sound', () => {
    const [missed] = questionQuiz.missed(pickWrong(start()))
    const { question, answer, sound } = currentItem(start())
    expect(missed).toMatchObject({ word: `${question} — ${answer}`, sound })
  })
})

describe('the four avatars', () => {
  it('take turns, in an order that depends on the game', () => {
    const first = [0, 1, 2, 3].map((round) => avatarOf({ seed: 5, round }))
    expect(first.toSorted()).toEqual([1, 2, 3, 4])
    expect([4, 5, 6, 7].map((round) => avatarOf({ seed: 5, round }))).toEqual(first)
    expect([1, 2, 3, 4, 5, 6, 7].map((seed) => avatarOf({ seed, round: 0 }))).toContain(2)
  })
})

describe('parseQuestionDeck', () => {
  it('keeps questions that share an answer and offers that answer once', () => {
    const data = record([
      ['La vache vole?', 'non'],
      ['Le chien aboie?', 'oui'],
      ['Le coq chante?', 'Oui '],
    ])
    const { items, warnings } = questionQuiz.parseDeck(data)
    expect(items).toHaveLength(3)
    expect(sentencesOf(warnings)).toEqual([
      '2 réponses différentes seulement : un tour complet en offre 4.',
      '3 questions différentes seulement : un jeu complet en a 5.',
    ])
    expect(start(data).options).toHaveLength(2)
  })

  it('does not warn of too few answers if each question has its own wrong answers', () => {
    const data = JSON.stringify([
      { question: 'Vrai ou faux: la vache vole.', answer: 'faux', others: ['vrai'] },
      { question: 'Vrai ou faux: le chien aboie.', answer: 'vrai', others: ['faux'] },
    ])
    const codes = questionQuiz.parseDeck(data).warnings.map(({ code }) => code)
    expect(codes).not.toContain('fewAnswers')
  })

  it("uses answers of other questions if a question's wrong answers are all the same", () => {
    const data = JSON.stringify([
      { question: 'La vache vole?', answer: 'non', others: ['Non', 'NON ', 'non'] },
      { question: 'Qui aboie?', answer: 'le chien' },
      { question: 'Qui miaule?', answer: 'le chat' },
    ])
    const games = [...Array(20).keys()].map((seed) =>
      questionQuiz.init(questionQuiz.parseDeck(data), { seed }),
    )
    expect(games.map(({ options }) => options.length)).toEqual(games.map(() => 3))
    expect(questionQuiz.parseDeck(data).warnings).toContainEqual({
      code: 'equalChoices',
      words: ['La vache vole? — non'],
    })
  })

  it('excludes a duplicate question and warns of it and of missing sounds', () => {
    const data = JSON.stringify([
      { question: 'Qui?', answer: 'toi', sound: '' },
      { question: 'QUI?', answer: 'moi', sound: 'b.mp3' },
      { question: 'Quoi?', answer: 'ça', sound: 'c.mp3' },
    ])
    expect(questionQuiz.parseDeck(data).items.map(({ answer }) => answer)).toEqual(['toi', 'ça'])
    expect(sentencesOf(questionQuiz.parseDeck(data).warnings).slice(0, 2)).toEqual([
      "Pareil à un autre élément par le mot, l'image ou le son, et laissé de côté : « QUI? — moi ».",
      `Sans son, donc lu par la voix de l'appareil : « Qui? — toi ».`,
    ])
  })

  it.each([
    ['no question', '[]', 'Il faut au moins 2 questions aux réponses différentes.'],
    [
      'questions with one answer',
      record([
        ['Qui?', 'moi'],
        ['Quoi?', 'Moi'],
      ]),
      'Il faut au moins 2 questions aux réponses différentes.',
    ],
    [
      'a question without an answer',
      '[{"question":"Qui?"}]',
      "Il faut au moins 2 questions aux réponses différentes. Élément 1 : « answer » manque ou n'a pas la bonne forme.",
    ],
  ])('refuses %s and says why', (_what, data, message) => {
    expect(whyRefused(() => questionQuiz.parseDeck(data))).toBe(message)
  })
})
