import { removeDiacritics } from '../../../../../domain/diacritics.ts'
import { parseFileName } from './load-files.ts'

/** Language of the file names. */
export type NamesIn = 'both' | 'french' | 'english'

interface NamedWord {
  voice: string
  word: { french: string; english: string }
}

type Index<Word> = ReadonlyMap<string, readonly Word[]>

/**
 * Creates a function that finds the words a file may contain, by its name. Returns several words if the name
 * is ambiguous, French matches before English ones: "ski" is a word in both languages.
 */
export function createWordMatcher<Word extends NamedWord>(words: readonly Word[]) {
  // Includes the site's sound names, which distinguish questions: a file name cannot contain "?".
  const whole = buildIndex(words, ({ voice, word }) => [normalize(word.french), normalize(voice)])
  const withoutArticle = buildIndex(words, ({ word }) => textsWithoutArticle(word.french))
  const wholeNoMarks = buildIndex(words, ({ word }) => [normalizeWithoutDiacritics(word.french)])
  const withoutArticleNoMarks = buildIndex(words, ({ word }) =>
    textsWithoutArticle(word.french).map(removeDiacritics),
  )
  const english = buildIndex(words, ({ word }) => englishTexts(word.english))

  const findFrench = (text: string): readonly Word[] => {
    const written = normalize(text)
    const { article, rest } = splitArticle(written)
    const withFittingArticle = (found: readonly Word[] = []) =>
      found.filter(({ word }) => articlesFit(article, splitArticle(normalize(word.french)).article))
    // Accents in a name are significant: "pêche" is not "péché".
    const hasMarks = written !== removeDiacritics(written)
    return firstMatch([
      () => whole.get(written),
      () => withFittingArticle(withoutArticle.get(rest)),
      () => (hasMarks ? [] : wholeNoMarks.get(written)),
      () => (hasMarks ? [] : withFittingArticle(withoutArticleNoMarks.get(rest))),
    ])
  }

  return (path: string, namesIn: NamesIn): readonly Word[] => {
    const parsed = parseFileName(path)
    if (!parsed) return []
    for (const text of parsed.texts) {
      const isFrench = parsed.isFrench || namesIn === 'french'
      const french = namesIn === 'english' && !parsed.isFrench ? [] : findFrench(text)
      const englishMatches = isFrench ? [] : (english.get(normalizeEnglish(text)) ?? [])
      const found = [...new Set([...french, ...englishMatches])]
      if (found.length > 0) return found
    }
    return []
  }
}

function buildIndex<Word>(words: readonly Word[], textsOf: (word: Word) => readonly string[]): Index<Word> {
  const found = new Map<string, Word[]>()
  for (const word of words) {
    for (const text of new Set(textsOf(word))) found.set(text, [...(found.get(text) ?? []), word])
  }
  return found
}

function firstMatch<Word>(finds: readonly (() => readonly Word[] | undefined)[]): readonly Word[] {
  for (const find of finds) {
    const found = find() ?? []
    if (found.length > 0) return found
  }
  return []
}

/** Normalizes to lower-case words separated by one space: "L'École_" becomes "l école". */
function normalize(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function normalizeWithoutDiacritics(text: string): string {
  return removeDiacritics(normalize(text))
}

type Article = 'masculine' | 'feminine' | 'either' | 'plural' | null

const ARTICLES: Readonly<Record<string, Article>> = {
  le: 'masculine',
  un: 'masculine',
  la: 'feminine',
  une: 'feminine',
  l: 'either',
  les: 'plural',
  des: 'plural',
}

/** Splits "la vache" into its article and "vache". */
function splitArticle(text: string): { article: Article; rest: string } {
  const [, word = '', rest = ''] = /^(\S+) (.+)$/.exec(text) ?? []
  const article = Object.hasOwn(ARTICLES, word) ? (ARTICLES[word] ?? null) : null
  return article === null ? { article, rest: text } : { article, rest }
}

/**
 * True if two articles may belong to one noun: "une" and "la", but not "le" and "la". A missing article fits
 * any other.
 */
function articlesFit(named: Article, own: Article): boolean {
  if (named === null || named === own) return true
  const gendered = ['masculine', 'feminine', 'either']
  return (named === 'either' || own === 'either') && gendered.includes(named) && gendered.includes(own ?? '')
}

/** The text without its article, and the masculine form of an adjective: "grand" for "grand, grande". */
function textsWithoutArticle(french: string): string[] {
  const [, masculine = '', feminine = ''] = /^(\p{L}+), (\p{L}+)$/u.exec(french) ?? []
  const isAdjective = masculine !== '' && masculine[0] === feminine[0]
  return [splitArticle(normalize(french)).rest, ...(isAdjective ? [normalize(masculine)] : [])]
}

/** English readings: both "kid (young goat)" and "kid"; for "tall, big" each of the words too. */
function englishTexts(english: string): string[] {
  const short = english.replace(/\s*\([^)]*\)/g, '')
  const isSentence = /[.?!]$/.test(short)
  return [english, short, ...(isSentence ? [] : short.split(/[,/]/))]
    .map(normalizeEnglish)
    .filter((text) => text !== '')
}

function normalizeEnglish(text: string): string {
  return normalize(text).replace(/^(?:the|an?|to) (?=\S)/, '')
}
