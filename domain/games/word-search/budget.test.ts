import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DeckFault } from '../game.ts'
import { random } from '../random.ts'
import { BOARD_BUDGET, BOARD_FORM, GRID_SIZE } from './board-form.ts'
import { makeWordSearch, type WordSearchOptions } from './grid.ts'

/** Maximum work between two checks of the budget, in compared letters. */
const OVER_BUDGET = 10_000

function make(words: readonly string[], options: Partial<WordSearchOptions> = {}) {
  const budget = { left: BOARD_BUDGET }
  const dictionary = words.map((word) => ({ word, image: null }))
  const choices = { ...BOARD_FORM, forwardsOnly: false, seed: 1, ...options }
  const { grid, words: placed } = makeWordSearch(dictionary, choices, budget)
  return { side: grid.length, placed: placed.length, spent: BOARD_BUDGET - budget.left }
}

const PAIRS = [...'ABCDE'].flatMap((one) => [...'ABCDE'].map((other) => one + other))
const anyLetter = fc.constantFrom('ab', 'abc', 'abcde', 'abcdefghijklmnopqrstuvwxyzéèœ')
const anyWords = anyLetter.chain((letters) =>
  fc.array(fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 25 }), {
    minLength: 1,
    maxLength: 50,
  }),
)
const side = fc.integer({ min: GRID_SIZE.min, max: GRID_SIZE.max })
const anyOptions = fc.record({
  cols: side,
  rows: side,
  backwardsProbability: fc.constantFrom(0, 0.3, 1),
  forwardsOnly: fc.boolean(),
  seed: fc.nat(),
})

describe('a board of at most ten words', () => {
  it('can always be built within a limited amount of work', () => {
    fc.assert(
      fc.property(anyWords, fc.integer({ min: 1, max: 10 }), anyOptions, (words, maxWords, options) => {
        const { placed, spent } = make(words, { ...options, maxWords })
        expect(placed).toBe(Math.min(maxWords, new Set(words).size))
        expect(spent).toBeLessThan(BOARD_BUDGET + OVER_BUDGET)
      }),
      { seed: 20261123, numRuns: 300 },
    )
  })

  it('can be built from words that use only five letters', () => {
    for (let seed = 0; seed < 10; seed++) expect(make(PAIRS, { seed, maxWords: 10 }).placed).toBe(10)
  })

  it.each([
    ['six words of three letters', 'chat riz âne ver nez bec'.split(' '), 20],
    ['six words of three letters', 'chat riz âne ver nez bec'.split(' '), 16],
    [
      'ten words of eight to ten letters',
      `citrouille sorcières squelette champignon framboises printemps mitaines concombre araignées écureuils`.split(
        ' ',
      ),
      10,
    ],
    ['words that contain one another', ['chat', 'chaton', 'château', 'achat', 'achats', 'tahc'], 7],
    ['words of repeated letters', ['papa', 'pas', 'maman', 'bébé', 'baba', 'non', 'nonne'], 8],
    ['ten words as long as the board', Array.from({ length: 10 }, (_, word) => rowOf(word, 10)), 10],
    ['ten words of 25 letters', Array.from({ length: 10 }, (_, word) => rowOf(word, 25)), 25],
    ['a word of 25 letters', ['anticonstitutionnellement', 'chat'], 25],
  ])('has the requested size for %s: %j on %i', (_what, words, side) => {
    for (let seed = 0; seed < 20; seed++) {
      expect(make(words, { cols: side, rows: side, seed })).toMatchObject({ side, placed: words.length })
    }
  })
})

/** Words with few common letters. */
function rowOf(word: number, length: number): string {
  return Array.from({ length }, (_, step) => String.fromCharCode(97 + ((step * 7 + word * 5) % 26))).join('')
}

describe('a board of more words', () => {
  it('can be built even from the densest lists', () => {
    const words = `citrouilles imaginations squelettes champignons framboisiers printemps concombres araignées
      écureuils ratonslaveurs moufettes arcenciel chauvesouris aujourdhui grandsmères grandspères anniversaire
      pamplemousse bibliothèque mathématique gymnastiques ordinateurs télévisions réfrigérateur cornichons`.split(
      /\s+/,
    )
    expect(words).toHaveLength(25)
    for (const side of [GRID_SIZE.min, GRID_SIZE.start, GRID_SIZE.max]) {
      expect(make(words, { maxWords: 25, cols: side, rows: side }).placed).toBe(25)
    }
  })

  it.each([
    [
      22,
      'colonie;nourriture;chocolat chaud;petit pain;fantôme;montagne;chambre;cartable;grand-père;nous aimons;fermer;poche;ma sœur;trente-neuf;long de;pharmacie;beurre;rôti de bœuf;falafel;bateau;rester;sandales;seize;serpent;fenêtre',
    ],
    [
      25,
      'magasiner;rapide;chouette;votre sœur;cinquante-cinq;chanteuse;orignal;concombre;eau minérale;mascotte;faire du surf;fumer;bottes;vingt-huit;crayon;cou;bureau;oie;août;chats;queue;pomme;laine;croustilles;renne',
    ],
    [
      43,
      "sous-sol;casier;tante;lire;couper;soie;ta sœur;quarante-deux;policière;musée;yogourt;pâtes;barbotine;hôtel;d'abord;jupe;dix-neuf;soccer;ballon;bacon;perroquet;mardi;violette;football;laisse",
    ],
  ])('fits 25 words of the site, too many for one per row (seed %i)', (seed, words) => {
    expect(make(words.split(';'), { maxWords: 25, cols: 10, rows: 10, seed }).placed).toBe(25)
  })

  it('is refused if the largest grid is too small', () => {
    const chance = random(1)
    const letter = () => chance.pick([...'abcdefghijklmnopqrstuvwxyz'])
    const words = Array.from({ length: 30 }, () => Array.from({ length: 25 }, letter).join(''))
    expect(() => make(words, { maxWords: 30 })).toThrow(DeckFault)
  })
})
