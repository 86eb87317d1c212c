import type { ShownWord } from '../api/words.ts'
import { joinedLetters, letterProblem } from '../games/word-search/words.ts'

export type PaperItem = Pick<ShownWord, 'word' | 'french' | 'english' | 'image' | 'page' | 'theme'>

/**
 * The items that a sheet can use. `words`: all. `cued`: words with a picture or English to guess them from.
 * `articles`: nouns with an article. `sentences`: to cut up. `letters`: words that fit a grid. `short`: short
 * words. `lesson`: a lesson instead of items.
 */
type Need = 'words' | 'cued' | 'articles' | 'sentences' | 'letters' | 'short' | 'nothing' | 'lesson'

/**
 * `look`: pictures, texts or both. `case`: capital letters. `size`: larger, with fewer per page. `grade`:
 * depends on the grade. `last`: the last number.
 */
type SheetOption = 'look' | 'case' | 'size' | 'grade' | 'month' | 'last'

interface SheetKind {
  id: string
  /** Name of the kind's picture. */
  picture: string
  name: string
  english: string
  needs: Need
  min: number
  options: readonly SheetOption[]
  /** Sheets for several pupils: none, the same for all, different if requested, or always different. */
  copies: 'one' | 'same' | 'choice' | 'different'
}

/** The kinds of sheets, in display order. There is no crossword, because no maintained generator exists. */
export const sheetKinds = [
  kind('cartes', 'card-index', 'Cartes éclair', 'Flash cards', 'words', 1, ['look', 'case', 'size'], 'one'),
  kind('bingo', 'game-die', 'Bingo', 'Bingo', 'words', 5, ['look', 'case', 'size'], 'different'),
  kind('memoire', 'brain', 'Mémoire à découper', 'Memory game', 'cued', 2, ['look', 'case', 'size'], 'one'),
  kind('dominos', 'puzzle-piece', 'Dominos', 'Dominoes', 'cued', 3, ['look', 'case'], 'one'),
  kind('relier', 'pencil', 'Relie', 'Match', 'cued', 2, ['look', 'case', 'size'], 'choice'),
  kind('ecrire', 'writing-hand', 'Écris le mot', 'Write the word', 'cued', 1, ['look', 'size'], 'choice'),
  kind(
    'mots-caches',
    'magnifying-glass-tilted-left',
    'Mots cachés',
    'Word search',
    'letters',
    2,
    ['grade', 'size'],
    'choice',
  ),
  kind('dictee', 'ear', 'Dictée', 'Dictation', 'words', 1, ['grade', 'size'], 'same'),
  kind(
    'articles',
    'read-and-write',
    "Le, la, l', les",
    "Le, la, l', les",
    'articles',
    2,
    ['case', 'size'],
    'choice',
  ),
  kind(
    'tracer',
    'short-pencil',
    'Trace les mots',
    'Trace the words',
    'short',
    1,
    ['case', 'grade', 'size'],
    'same',
  ),
  kind('colorier', 'coloured-pencils', 'Colorie par mot', 'Colour by word', 'short', 3, ['case'], 'choice'),
  kind(
    'phrases',
    'scissors',
    'Phrases en désordre',
    'Mixed-up sentences',
    'sentences',
    1,
    ['case', 'size'],
    'choice',
  ),
  kind('calendrier', 'spiral-calendar', 'Le calendrier du mois', 'Calendar', 'nothing', 0, ['month'], 'same'),
  kind('nombres', 'input-numbers', 'La ligne des nombres', 'Number line', 'nothing', 0, ['last'], 'same'),
  kind('bravo', 'trophy', 'Certificat de Bravo', 'Bravo certificate', 'nothing', 0, [], 'same'),
  kind('plan', 'clipboard', 'Plan de suppléance', "Substitute's plan", 'lesson', 0, [], 'one'),
] as const satisfies readonly SheetKind[]

export type SheetKindID = (typeof sheetKinds)[number]['id']

function kind<const ID extends string>(
  id: ID,
  picture: string,
  name: string,
  english: string,
  needs: Need,
  min: number,
  options: readonly SheetOption[],
  copies: SheetKind['copies'],
): SheetKind & { id: ID } {
  return { id, picture, name, english, needs, min, options, copies }
}

export function sheetKindOf(id: SheetKindID) {
  return sheetKinds.find((each) => each.id === id) ?? sheetKinds[0]
}

/** Longest words that fit a cell to colour and a line to trace. */
const MAX_SHORT = 24
/** Longest word that fits a grid with large letters. */
const MAX_GRID_WORD = 15

interface NeededItems {
  /** Name of the items. */
  french: string
  english: string
  fits(item: PaperItem): boolean
}

const neededItems: Record<Need, NeededItems> = {
  words: { french: 'mots', english: 'words', fits: () => true },
  cued: {
    french: 'mots avec une image ou un mot anglais',
    english: 'words with a picture or English',
    fits: ({ image, english }) => image !== null || english !== '',
  },
  articles: {
    french: "mots avec le, la, l' ou les",
    english: "words with le, la, l' or les",
    fits: ({ french }) => articleOf(french) !== null && !isSentence(french),
  },
  sentences: {
    french: 'phrases complètes',
    english: 'full sentences',
    fits: ({ french }) => isSentence(french),
  },
  letters: {
    french: `mots de ${MAX_GRID_WORD} lettres ou moins`,
    english: `words of up to ${MAX_GRID_WORD} letters`,
    fits({ french }) {
      const letters = joinedLetters(gridText(french))
      return !isSentence(french) && letterProblem(letters) === null && letters.length <= MAX_GRID_WORD
    },
  },
  short: {
    french: `mots de ${MAX_SHORT} lettres ou moins`,
    english: `words of up to ${MAX_SHORT} letters`,
    fits: ({ french }) => french.length <= MAX_SHORT,
  },
  nothing: { french: '', english: '', fits: () => false },
  lesson: { french: '', english: '', fits: () => false },
}

/** The items that a kind of sheet needs, with their names. */
export function neededOf({ needs }: Pick<SheetKind, 'needs'>): NeededItems {
  return neededItems[needs]
}

export function usesWords({ needs }: Pick<SheetKind, 'needs'>): boolean {
  return needs !== 'nothing' && needs !== 'lesson'
}

/** The items that a kind of sheet can use. */
export function itemsFor({ needs }: Pick<SheetKind, 'needs'>, items: readonly PaperItem[]): PaperItem[] {
  return items.filter(neededItems[needs].fits)
}

const ARTICLE = /^(les |le |la |l['’])/i

/** "le", "la", "l'" or "les"; null without a definite article. */
export function articleOf(french: string): string | null {
  return ARTICLE.exec(french)?.[0].trim().toLowerCase().replace('’', "'") ?? null
}

export function withoutDefinite(french: string): string {
  return french.replace(ARTICLE, '')
}

/** The text of a word in a grid: "la vache" -> "vache", "grand, grande" -> "grand". */
export function gridText(french: string): string {
  return withoutDefinite(french).split(', ')[0] ?? ''
}

/** True for a text of three words or more that ends like a sentence: "Il fait chaud.". */
export function isSentence(french: string): boolean {
  return /[.!?]$/.test(french.trim()) && french.trim().split(/\s+/).length >= 3
}
