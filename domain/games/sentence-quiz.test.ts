import { describe, expect, it } from 'vitest'
import { wordsIn } from './dictee-eclair/verdict.ts'
import { petiteDictee } from './petite-dictee/rules.ts'
import { phrases } from './phrases/rules.ts'
import { parseSentenceDeck, type SentenceItem, tilesInOrder } from './sentence-deck.ts'
import { compareWords, spellingHint } from './sentence-differences.ts'
import { hints } from './sentence-hints.ts'
import {
  hintOf,
  refusedText,
  type SentenceAction,
  type SentenceState,
  shuffledTiles,
} from './sentence-quiz.ts'
import { whyRefused } from './testing/sentences.ts'
import { isInOrder, misplacedWords, orderHint } from './word-order.ts'

const item = (word: string, ...orders: string[]): SentenceItem => ({ word, orders, image: null, sound: null })
const deck = (...sentences: string[]) =>
  parseSentenceDeck(JSON.stringify(sentences.map((sentence) => ({ sentence, sound: 'a.mp3' }))))
const play = (state: SentenceState, ...actions: SentenceAction[]) => actions.reduce(phrases.step, state)

describe('the word tiles of a sentence', () => {
  it('contain its words without punctuation', () => {
    expect(tilesInOrder(item("Oui, s'il te plaît!"), 10)).toEqual(['Oui', "s'il", 'te', 'plaît'])
    expect(tilesInOrder(item('Bonhomme salue la foule.'), 10)[0]).toBe('Bonhomme')
  })

  it('contain no capital letter that would reveal the order', () => {
    const sentence = item('Demain, je vais au parc.', 'Je vais au parc demain.')
    expect(tilesInOrder(sentence, 10)).toEqual(['demain', 'je', 'vais', 'au', 'parc'])
  })

  it('are fewer for a pupil with fewer choices', () => {
    expect(tilesInOrder(item('La poule pond des œufs.'), 3)).toEqual(['La poule', 'pond des', 'œufs'])
  })

  it('are never shuffled into a right order', () => {
    const two = deck('Je tousse.', 'Il pleut.')
    for (let seed = 0; seed < 20; seed++) {
      const state = phrases.init(two, { seed })
      expect(isInOrder(state.items[state.current] ?? item(''), shuffledTiles(state).join(' '))).toBe(false)
    }
  })
})

describe('a word order', () => {
  const rooster = item('Le coq chante le matin.', 'Le matin, le coq chante.')

  it('is correct only if the record lists it', () => {
    expect(isInOrder(rooster, 'le coq chante le matin')).toBe(true)
    expect(isInOrder(rooster, 'le matin le coq chante')).toBe(true)
    expect(isInOrder(rooster, 'chante le coq le matin')).toBe(false)
  })

  it('is compared with the nearest correct order', () => {
    expect(misplacedWords(rooster, 'le matin chante le coq')).toEqual([2])
    expect(misplacedWords(rooster, 'chante le coq le matin')).toEqual([0])
  })

  it.each([
    ["Je n'aime pas les oignons.", "Je pas n'aime les oignons", hints.negation],
    ['Ne pas courir dans le couloir.', 'Ne courir pas dans le couloir', null],
    ['Je porte un chandail vert.', 'Je porte un vert chandail', hints.colour],
    ['Le feu est vert.', 'Le feu vert est', null],
    ['Le hibou voit dans le noir.', 'Le hibou noir voit dans le', null],
    ['Où est le chat?', 'est le chat Où', hints.question],
    ['Nous visitons le zoo.', 'visitons le zoo Nous', hints.subject],
    ['La vache donne du lait.', 'La vache du donne lait', hints.noun],
    ['Le kangourou saute.', 'saute Le kangourou', null],
  ])('is explained if a rule says why it is wrong: "$1" for "$0"', (sentence, given, hint) => {
    expect(orderHint(item(sentence), given)).toBe(hint)
  })

  it('does not give the hint about questions for a statement that begins with "quand"', () => {
    const proud = item('Je suis fière quand je réussis.', 'Quand je réussis, je suis fière.')
    expect(orderHint(proud, 'je réussis je suis fière quand')).not.toBe(hints.question)
  })
})

describe('a sentence with punctuation or symbols', () => {
  const signs = [
    'Il fait -20 degrés.',
    'Il fait −20 °C dehors.',
    'Non – je ne veux pas.',
    'Non - je ne veux pas.',
    'Non — je ne veux pas!',
    '– Bonjour, Marie!',
    "Marie dit 'merci' à papa.",
    "Marie dit 'j'ai faim' à papa.",
    'Marie dit ‘merci’ à papa.',
    'Marie dit "merci" à papa.',
    'Marie dit “merci” à papa.',
    'Marie dit « merci » à papa.',
    'Marie dit «merci» à papa.',
    'Euh… je ne sais pas...',
    'Le chat (noir) dort [ici].',
    'Veux-tu du lait et/ou du jus?',
    'Voici : un chat; deux chiens.',
    'Il est 10:30 du matin.',
    'Il y a 50 % de rabais, ou 50%.',
    'Deux et demi, c’est 2,5 ou 2.5.',
    'Il y a 1 000 élèves à 5 $.',
    "J' ai un arc - en - ciel.",
  ]

  it.each(signs)('is solved by its tiles in order: %s', (sentence) => {
    const shown = item(sentence)
    for (const most of [3, 10]) expect(isInOrder(shown, tilesInOrder(shown, most).join(' '))).toBe(true)
    const swapped = tilesInOrder(shown, 10).toReversed().join(' ')
    expect([isInOrder(shown, swapped), misplacedWords(shown, swapped).length > 0]).toEqual([false, true])
  })

  it.each(signs)('is accepted if it is written with or without punctuation: %s', (sentence) => {
    const words = wordsIn(sentence).join(' ')
    for (const typed of [sentence, words, words.toLowerCase()]) {
      expect(isInOrder(item(sentence), typed)).toBe(true)
      expect(spellingHint(sentence, typed)).toBeNull()
    }
  })

  it.each([
    ["J'aime l'arc-en-ciel.", "j' aime l 'arc - en - ciel", true],
    ["J'aime l'arc-en-ciel.", "j'aime l'arc en ciel", false],
    ["J'aime l'arc-en-ciel.", 'jaime larc-en-ciel', false],
  ])('is compared including the signs inside its words: %s, written "%s"', (sentence, typed, isRight) => {
    expect(isInOrder(item(sentence), typed)).toBe(isRight)
  })
})

describe('a dictated sentence', () => {
  it.each([
    ['Les fourmis vivent en colonie.', 'les fourmis vivent en colonie', hints.other, []],
    ['Le lapin mange des carottes.', 'le lapin mange carottes', hints.missing, ['missing']],
    ['Le lapin mange des carottes.', 'le lapin il mange des carottes', hints.extra, ['extra']],
    ['Le lapin mange des carottes.', 'le lapin mange des carotte', hints.ending, ['ending']],
    ['La fourmi est très forte.', 'la fourmi est tres fort', hints.ending, ['accents', 'ending']],
    ["L'éléphant a une trompe.", "l'elephant a une trompe", hints.accents, ['accents']],
    ["J'ai un chien.", 'jai un chien', hints.signs, ['apostrophe']],
    ["J'ai un chien.", 'j ai un chien', hints.signs, ['apostrophe']],
    ["Qu'est-ce que c'est?", 'qu est ce que c est', hints.signs, ['apostrophe', 'apostrophe']],
    ['As-tu un chien?', 'astu un chien', hints.signs, ['hyphen']],
    ['Veux-tu du jus?', 'veux tu du jus', hints.signs, ['hyphen']],
    ["C'était bon, grand-père.", 'c etait bon grand pere', hints.signs, ['apostrophe', 'hyphen']],
    ['La poule pond des œufs.', 'la poulle pond des oeufs', hints.letters, ['letters', 'accents']],
    ['Le cheval mange du foin.', 'le chat mange du foin', hints.other, ['other']],
  ])('is compared word by word: "%s", written "%s"', (sentence, written, hint, differences) => {
    const found = compareWords(sentence, written).flatMap(({ difference }) =>
      difference === 'right' ? [] : [difference],
    )
    expect(found).toEqual(differences)
    if (found.length > 0) expect(spellingHint(sentence, written)).toBe(hint)
    else expect(spellingHint(sentence, written)).toBeNull()
  })
})

it('accepts a sentence of the record that sounds like the dictated one', () => {
  const rows = ['Il mange.', 'Ils mangent.'].map((sentence) => ({ sentence }))
  const state = petiteDictee.init(petiteDictee.parseDeck(JSON.stringify(rows)), { seed: 1 })
  for (const { sentence } of rows)
    expect(petiteDictee.step(state, { type: 'write', text: sentence }).phase).toBe('right')
})

describe('a sentence round', () => {
  const start = phrases.init(deck('Le lion rugit.', 'Le chat dort.'), { seed: 1 })
  const right = () => start.items[start.current]?.word ?? ''

  it('continues until the sentence is right, and counts the first try', () => {
    const wrong = play(start, { type: 'write', text: 'rugit lion Le' })
    expect([wrong.phase, refusedText(wrong)]).toEqual(['asking', 'rugit lion Le'])
    const found = play(wrong, { type: 'write', text: right() })
    expect([found.phase, refusedText(found), hintOf(found)]).toEqual(['right', null, null])
    expect(phrases.answers(found).map((each) => each.right)).toEqual([false])
  })

  it('repeats a sentence whose solution was shown', () => {
    const shown = play(start, { type: 'reveal' })
    expect(shown.queue.at(-1)).toBe(start.current)
    expect(phrases.progress(shown).done).toBe(0)
  })
})

describe('a record of sentences to order', () => {
  it('requires two sentences of at least two words', () => {
    expect(whyRefused(() => deck('Bonjour!', 'Le chat dort.'))).toMatch(/^Il faut au moins 2 phrases/)
  })

  it('warns of an order that contains other words', () => {
    const rows = [
      { sentence: 'Le chat dort.', orders: ['Il dort.'], sound: 'a.mp3' },
      { sentence: 'Le lion rugit.', sound: 'b.mp3' },
    ]
    expect(parseSentenceDeck(JSON.stringify(rows)).warnings).toContainEqual({
      code: 'otherWords',
      orders: ['Il dort.'],
    })
  })
})
