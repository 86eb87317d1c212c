import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areNear } from '../games/near-words.ts'
import { random } from '../games/random.ts'
import type { AskedTask, AskedWord } from './asked-word.ts'
import { applyAnswer, canBeAsked, createQuestion } from './question.ts'

const word = (french: string, more: Partial<AskedWord> = {}): AskedWord => ({
  id: french,
  word: french,
  image: `${french}.svg`,
  sound: `${french}.mp3`,
  caption: `the ${french}`,
  page: 'Page_Farm',
  ...more,
})
const bare = (french: string) => word(french, { image: null, caption: '' })
const farm = ['la vache', 'le taureau', 'le coq', 'le cochon', 'le mouton', "l'oie"].map((each) => word(each))
const [cow = word('')] = farm
const asked = (of: AskedWord, task: AskedTask, others = farm, seed = 1) =>
  createQuestion(of, task, { others, chance: random(seed) })

describe('a question', () => {
  it.each<AskedTask>(['recognise', 'listen', 'recall'])(
    'asks the pupil to %s one of four options, and only one is right',
    (task) => {
      for (let seed = 0; seed < 30; seed++) {
        const { options, right, face } = asked(cow, task, farm, seed)
        expect(face).toBe('picture')
        expect(options).toHaveLength(4)
        expect(options[right]).toBe(cow)
        expect(options.map((option) => option.word)).not.toContain('le taureau')
      }
    },
  )

  it('prefers options of the same page', () => {
    const zoo = ['le lion', 'le tigre', 'le singe', "l'ours"].map((each) => word(each, { page: 'Page_Zoo' }))
    for (let seed = 0; seed < 30; seed++) {
      const { options } = asked(cow, 'recall', [...zoo, ...farm], seed)
      expect(options.every(({ page }) => page === 'Page_Farm')).toBe(true)
    }
  })

  it('has fewer options if there are few words, and asks for the spelling if there are none', () => {
    const coq = word('le coq')
    expect(asked(cow, 'recognise', [cow, coq]).options).toHaveLength(2)
    expect(asked(cow, 'recognise', [cow])).toMatchObject({ task: 'spell', options: [] })
    expect(asked(word('12'), 'recall', [])).toMatchObject({ task: 'recall', right: 0 })
  })

  it('asks for the word by its picture if it cannot be spelt and no other word has a picture', () => {
    const letter = word('y', { caption: '' })
    expect(asked(letter, 'recognise', [letter, bare('non')])).toMatchObject({
      task: 'recall',
      options: { length: 2 },
    })
  })

  it('cannot be asked if the word cannot be spelt and no other word differs from it', () => {
    const [letter, capital, cow] = ['y', 'Y', 'la vache'].map((each) => word(each))
    if (!letter || !capital || !cow) throw new RangeError('There are three words.')
    expect([letter, cow].map((each) => canBeAsked(each, [letter, capital]))).toEqual([false, true])
    expect(canBeAsked(letter, [letter, capital, cow])).toBe(true)
  })

  it('shows the English if the word has no picture, and only its sound if it has neither', () => {
    const few = ['un', 'deux', 'trois', 'quatre'].map((each) => word(each, { image: null }))
    expect(few.map((each) => asked(each, 'recognise', few).face)).toEqual(few.map(() => 'english'))
    const none = ['oui', 'non', 'merci'].map(bare)
    expect(none.map((each) => asked(each, 'recall', none).task)).toEqual(none.map(() => 'listen'))
    // If no other word had a picture, its picture would give the answer away.
    expect(asked(cow, 'recognise', few)).toMatchObject({ face: 'english' })
    const same = word('la bête', { image: null, caption: 'THE LA VACHE' })
    expect(asked(word('la vache', { image: null }), 'listen', [same, ...few]).options).not.toContain(same)
  })

  it('offers each English text once and only one right answer', () => {
    const verb = (french: string, english: string) => word(french, { image: null, caption: english })
    const verbs = [
      verb('vous avez', 'you have'),
      verb('tu es', 'you are'),
      verb('vous êtes', 'You are'),
      verb('nous avons', 'we have'),
    ]
    const has = verb('tu as', 'you have')
    for (const task of ['recall', 'recognise', 'listen'] as const) {
      for (let seed = 0; seed < 30; seed++) {
        const english = asked(has, task, verbs, seed).options.map(({ caption }) => caption.toLowerCase())
        expect(english.toSorted()).toEqual(['we have', 'you are', 'you have'])
      }
    }
  })

  it('offers no homophone if the word is not shown', () => {
    const singular = word('il lave')
    const plural = word('ils lavent')
    const others = [plural, ...farm]
    for (let seed = 0; seed < 30; seed++) {
      expect(asked(singular, 'listen', others, seed).options).not.toContain(plural)
    }
  })

  it('asks for the spelling by letter tiles, and becomes a choice if there is nothing to order', () => {
    expect(asked(cow, 'spell')).toMatchObject({ task: 'spell', options: [], pieces: { length: 5 } })
    expect(asked(word('y'), 'spell')).toMatchObject({ task: 'recall', pieces: [] })
  })

  it.each([
    ['among others', farm],
    ['as the only option', []],
  ])('becomes a choice for a pupil who does not spell, %s', (_how, others) => {
    const question = createQuestion(cow, 'spell', { others, chance: random(1), supports: ['no-spelling'] })
    expect(question).toMatchObject({ task: 'recall', tiles: [] })
    expect(applyAnswer(question, { option: question.right }).phase).toBe('right')
  })

  it('accepts one answer of the kind it asks for', () => {
    const choice = asked(cow, 'recall')
    const wrong = applyAnswer(choice, { option: (choice.right + 1) % 4 })
    expect(wrong).toMatchObject({ phase: 'revealed', picked: (choice.right + 1) % 4 })
    expect(applyAnswer(wrong, { option: choice.right })).toBe(wrong)
    expect(applyAnswer(choice, { option: choice.right }).phase).toBe('right')
    expect(applyAnswer(choice, { option: 9 })).toBe(choice)
    expect(applyAnswer(choice, { placed: [] })).toBe(choice)
    const spelling = asked(cow, 'spell')
    expect(applyAnswer(spelling, { placed: ['v'] })).toBe(spelling)
    expect(applyAnswer(spelling, { option: 0 })).toBe(spelling)
    expect(applyAnswer(spelling, { placed: [...'vache'] }).phase).toBe('right')
    expect(applyAnswer(spelling, { placed: [...'vahce'] }).phase).toBe('revealed')
  })

  it('never offers a word twice or an ambiguous option, whatever the words', () => {
    const anyWord = fc
      .record({
        french: fc.constantFrom(
          'le chat',
          'le chaton',
          'la mer',
          'la plage',
          'oui',
          '12',
          'un, une',
          'Il pleut.',
        ),
        hasImage: fc.boolean(),
        hasEnglish: fc.boolean(),
      })
      .map(({ french, hasImage, hasEnglish }) =>
        word(french, { ...(!hasImage && { image: null }), ...(!hasEnglish && { caption: '' }) }),
      )
    const anyTask = fc.constantFrom<AskedTask>('recognise', 'listen', 'recall', 'spell')
    fc.assert(
      fc.property(
        anyWord,
        fc.array(anyWord, { maxLength: 12 }),
        anyTask,
        fc.nat(),
        (one, others, task, seed) => {
          const { options, right, tiles, task: given, face } = asked(one, task, others, seed)
          if (given === 'spell') {
            expect(tiles.length).toBeGreaterThan(1)
            return
          }
          expect(options[right]).toBe(one)
          expect(new Set(options.map((option) => option.word)).size).toBe(options.length)
          expect(options.filter((option) => option !== one && areNear(option.word, one.word))).toEqual([])
          if (face === 'french') expect(given).toBe('listen')
        },
      ),
    )
  })
})
