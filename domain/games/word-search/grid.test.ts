import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whyRefused } from '../testing/sentences.ts'
import { BOARD_FORM } from './board-form.ts'
import { type FoundWord, makeWordSearch, type WordSearchOptions } from './grid.ts'
import { plainCapital, RUDE_WORDS } from './rude.ts'
import { type Cell, type Grid, liesWithin, occurrences, pathKey } from './scan.ts'

const FRENCH =
  `chat chien vache cheval mouton chèvre poule coq canard oie dindon âne cochon lapin souris hibou écureuil
renard loup ours orignal castor raton-laveur moufette arc-en-ciel l'école l'été noël Noël hiver printemps automne tuque
mitaines foulard bottes manteau citrouille sorcière fantôme chauve-souris araignée squelette bonbon fenêtre crêpe gâteau
maïs garçon forêt œuf cœur sœur bœuf pêche pâté déjà là-bas aujourd'hui grand-mère grand-père pomme poire fraise framboise
bleuet cerise raisin orange citron banane ananas kiwi melon carotte brocoli tomate concombre champignon oignon poivron
patate douce maïs soufflé crème glacée pain beurre fromage lait jus eau soupe salade poulet poisson été radar kayak ici non`
    .split(/\s+/)
    .filter((word) => word !== '')

const options = (changes: Partial<WordSearchOptions> = {}): WordSearchOptions => ({
  cols: 10,
  rows: 10,
  maxWords: 10,
  backwardsProbability: 0.3,
  forwardsOnly: false,
  upperCase: true,
  diacritics: true,
  seed: 1,
  ...changes,
})
const dictionary = (words: readonly string[]) => words.map((word) => ({ word, image: null }))
const make = (words: readonly string[], changes?: Partial<WordSearchOptions>) =>
  makeWordSearch(dictionary(words), options(changes))

const isStraight = (path: readonly Cell[]) =>
  path.every((cell, step) => {
    const [first, second] = path
    if (!first || !second) return false
    return (
      cell.x === first.x + (second.x - first.x) * step && cell.y === first.y + (second.y - first.y) * step
    )
  })

/** Reads rightwards or downwards. */
const isForwards = ([first, second]: readonly Cell[]) =>
  first !== undefined &&
  second !== undefined &&
  (second.y === first.y ? second.x > first.x : second.x === first.x && second.y > first.y)

/** Rude words and duplicate occurrences, except within a placed word. */
function misread(grid: Grid, found: readonly FoundWord[]): Cell[][] {
  const paths = found.map(({ path }) => path)
  const plain = grid.map((row) => row.map(plainCapital))
  return [
    ...found.flatMap(({ word }) => occurrences(grid, [...word])),
    ...RUDE_WORDS.flatMap((word) => occurrences(plain, [...word])),
  ].filter((path) => !liesWithin(path, paths))
}

describe('makeWordSearch', () => {
  it('keeps its guarantees for any words, any size and any seed', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...FRENCH), { minLength: 1, maxLength: 14 }),
        fc.record({
          seed: fc.nat({ max: 0xffffffff }),
          cols: fc.integer({ min: 4, max: 25 }),
          rows: fc.integer({ min: 4, max: 25 }),
          maxWords: fc.integer({ min: 1, max: 14 }),
          backwardsProbability: fc.constantFrom(0, 0.3, 1),
          forwardsOnly: fc.boolean(),
          upperCase: fc.boolean(),
          diacritics: fc.boolean(),
        }),
        (words, changes) => {
          const { grid, words: found } = make(words, changes)
          const letters = new Set(found.flatMap(({ word }) => [...word]))
          const distinct = new Set(found.map(({ word }) => word.toLowerCase()))

          expect(distinct.size).toBe(found.length)
          expect(found.length).toBeLessThanOrEqual(changes.maxWords)
          for (const { word, path } of found) {
            expect(word).toBe(word.normalize('NFC'))
            expect(word).not.toMatch(/[\s'’-]/)
            expect(isStraight(path)).toBe(true)
            expect(changes.forwardsOnly && !isForwards(path)).toBe(false)
            expect(path.map(({ x, y }) => grid[y]?.[x]).join('')).toBe(word)
          }
          expect(grid.every((row) => row.length === grid[0]?.length)).toBe(true)
          // If the words have only two letters, other letters may be needed where these would spell a word
          // twice.
          expect(letters.size <= 2 || grid.flat().every((letter) => letters.has(letter))).toBe(true)
          expect(misread(grid, found)).toEqual([])
        },
      ),
      { numRuns: 1000, endOnFailure: true },
    )
  }, 60_000)

  it.each([[['été', 'thé']], [['bébé', 'baba']], [['jus']], [['kayak']]])(
    'uses only the letters of its words, however few: %j',
    (words) => {
      for (let seed = 0; seed < 40; seed++) {
        const { grid } = make(words, { cols: 20, rows: 20, seed })
        const letters = new Set(words.join('').toUpperCase())
        expect(grid.flat().filter((letter) => !letters.has(letter))).toEqual([])
      }
    },
  )

  it('uses all words if there are no more than requested', () => {
    const found = make(FRENCH.slice(0, 10)).words.map(({ original }) => original)
    expect(found.sort()).toEqual(FRENCH.slice(0, 10).sort())
  })

  it('fits ten words of eight to ten letters into a grid of 10 x 10 or more', () => {
    const long = [
      'citrouille',
      'sorcières',
      'squelette',
      'champignon',
      'framboises',
      'printemps',
      'mitaines',
      'concombre',
      'araignées',
      'écureuils',
    ]
    for (let seed = 0; seed < 200; seed++) {
      const { grid, words } = make(long, { seed })
      expect(words).toHaveLength(10)
      expect(grid.length).toBeGreaterThanOrEqual(10)
      expect(grid.length).toBeLessThanOrEqual(13)
    }
  })

  it('enlarges the grid to the length of the longest word', () => {
    const { grid } = make(['anticonstitutionnellement', 'chat'])
    expect(grid).toHaveLength(25)
  })

  it.each([
    [['chat'], 4],
    [['lapin', 'chien', 'vache', 'poule'], 5],
    [['cheval', 'canard', 'mouton', 'tortue', 'lapin'], 6],
    [['anticonstitutionnellement', 'chat'], 25],
  ])("makes the grid as large as the longest word with the site's options: %j", (words, size) => {
    for (let seed = 0; seed < 20; seed++) {
      const { grid } = make(words, { ...BOARD_FORM, seed })
      expect([grid.length, grid[0]?.length]).toEqual([size, size])
    }
  })

  it("enlarges the grid only as far as necessary with the site's options", () => {
    const six = [
      'cheval',
      'canard',
      'mouton',
      'tortue',
      'oiseau',
      'souris',
      'renard',
      'cochon',
      'dindon',
      'zèbres',
    ]
    for (let seed = 0; seed < 50; seed++) {
      const { grid, words } = make(six, { ...BOARD_FORM, seed })
      expect(words).toHaveLength(10)
      // Sixty letters with few in common do not fit into 7 x 7.
      expect(grid.length).toBeGreaterThanOrEqual(7)
      expect(grid.length).toBeLessThanOrEqual(9)
    }
  })

  it('writes words only rightwards or downwards if requested, otherwise in all directions', () => {
    const everyPath = (forwardsOnly: boolean) =>
      Array.from(
        { length: 40 },
        (_, seed) => make(FRENCH, { ...BOARD_FORM, forwardsOnly, seed }).words,
      ).flat()
    expect(everyPath(true).filter(({ path }) => !isForwards(path))).toEqual([])
    const others = everyPath(false).filter(({ path }) => !isForwards(path)).length
    expect(others).toBeGreaterThan(100)
  })

  it('depends on the seed', () => {
    expect(make(FRENCH, { seed: 7 })).toEqual(make(FRENCH, { seed: 7 }))
    expect(make(FRENCH, { seed: 7 }).grid).not.toEqual(make(FRENCH, { seed: 8 }).grid)
  })

  it('joins words at spaces, hyphens and apostrophes, and keeps the original for display', () => {
    const { words } = make(["l'arc-en-ciel", 'crème glacée'])
    expect(words.map(({ word, original }) => [original, word]).sort()).toEqual([
      ['crème glacée', 'CRÈMEGLACÉE'],
      ["l'arc-en-ciel", 'LARCENCIEL'],
    ])
  })

  it('fills a grid of numbers with capital letters', () => {
    const letters = make(['11', '22']).grid.flat()
    expect(letters.some((letter) => /[A-Z]/.test(letter))).toBe(true)
    expect(letters.filter((letter) => letter !== letter.toUpperCase())).toEqual([])
  })

  it('uses a word once, whatever its case or normalization form', () => {
    expect(make(['Noël', 'noe\u0308l', 'NOËL', 'sapin']).words).toHaveLength(2)
  })

  it('places a word inside a longer one that contains it, so that it occurs only once', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { grid, words } = make(['chat', 'chaton', 'château', 'achat'], { seed, diacritics: false })
      const paths = words.map(({ path }) => path)
      for (const { word, path } of words) {
        const others = occurrences(grid, [...word]).filter((found) => pathKey(found) !== pathKey(path))
        expect(others.every((found) => liesWithin(found, paths))).toBe(true)
      }
    }
  })

  it('never spells a rude word with its letters', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { grid, words } = make(['pêche', 'tulipe', 'cahier', 'nuit', 'bocal'], { seed })
      const paths = words.map(({ path }) => path)
      const plain = grid.map((row) => row.map(plainCapital))
      const rude = RUDE_WORDS.flatMap((word) => occurrences(plain, [...word]))
      expect(rude.filter((path) => !liesWithin(path, paths))).toEqual([])
    }
  })

  it.each([
    ['no word', [], /au moins un mot/],
    ['a word of 26 letters', ['a'.repeat(26)], /trop long : .* 25 lettres/],
    ['a word of one letter', ['à'], /trop court/],
    ['an emoji', ['chat🐈'], /d'autres signes que des lettres/],
    ['signs alone', ["-'"], /d'autres signes que des lettres/],
  ])('refuses %s and says why', (_what, words, message) => {
    expect(whyRefused(() => make(words))).toMatch(message)
  })
})
