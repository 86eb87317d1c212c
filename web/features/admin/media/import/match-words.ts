import { withoutMarks } from '../../../../../domain/marks.ts'
import { fileSays } from './file-says.ts'

/** Which language the names of files are in. */
export type NamesIn = 'both' | 'french' | 'english'

interface NamedWord {
  voice: string
  word: { french: string; english: string }
}

type Index<Word> = ReadonlyMap<string, readonly Word[]>

/**
 * Finds by the name of a file the words that it may say: none, the one, or all between which the name does not tell. French comes
 * before English; where it names something else in each, as "ski" does, both are answered.
 */
export function wordMatcher<Word extends NamedWord>(words: readonly Word[]) {
  // The site's own names of sounds, too: they tell questions apart, whose mark no name of a file holds.
  const whole = indexed(words, ({ voice, word }) => [spaced(word.french), spaced(voice)])
  const bare = indexed(words, ({ word }) => bareTexts(word.french))
  const wholePlain = indexed(words, ({ word }) => [plain(word.french)])
  const barePlain = indexed(words, ({ word }) => bareTexts(word.french).map(withoutMarks))
  const english = indexed(words, ({ word }) => englishTexts(word.english))

  const frenchOf = (text: string): readonly Word[] => {
    const written = spaced(text)
    const { article, rest } = split(written)
    const agreeing = (found: readonly Word[] = []) =>
      found.filter(({ word }) => agree(article, split(spaced(word.french)).article))
    // A name with accents means them: "pêche" is no "péché".
    const hasMarks = written !== withoutMarks(written)
    return first([
      () => whole.get(written),
      () => agreeing(bare.get(rest)),
      () => (hasMarks ? [] : wholePlain.get(written)),
      () => (hasMarks ? [] : agreeing(barePlain.get(rest))),
    ])
  }

  return (path: string, namesIn: NamesIn): readonly Word[] => {
    const says = fileSays(path)
    if (!says) return []
    for (const text of says.texts) {
      const isFrench = says.isFrench || namesIn === 'french'
      const french = namesIn === 'english' && !says.isFrench ? [] : frenchOf(text)
      const meant = isFrench ? [] : (english.get(bareEnglish(text)) ?? [])
      const found = [...new Set([...french, ...meant])]
      if (found.length > 0) return found
    }
    return []
  }
}

function indexed<Word>(words: readonly Word[], textsOf: (word: Word) => readonly string[]): Index<Word> {
  const found = new Map<string, Word[]>()
  for (const word of words) {
    for (const text of new Set(textsOf(word))) found.set(text, [...(found.get(text) ?? []), word])
  }
  return found
}

function first<Word>(finds: readonly (() => readonly Word[] | undefined)[]): readonly Word[] {
  for (const find of finds) {
    const found = find() ?? []
    if (found.length > 0) return found
  }
  return []
}

/** "L'École_" -> "l école": small letters and digits, one space between. */
function spaced(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function plain(text: string): string {
  return withoutMarks(spaced(text))
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

/** "la vache" -> "vache" with its article. */
function split(text: string): { article: Article; rest: string } {
  const [, word = '', rest = ''] = /^(\S+) (.+)$/.exec(text) ?? []
  const article = Object.hasOwn(ARTICLES, word) ? (ARTICLES[word] ?? null) : null
  return article === null ? { article, rest: text } : { article, rest }
}

/** "une vache" may be "la vache", and "le tour" is not "la tour"; a name without an article may be any. */
function agree(named: Article, own: Article): boolean {
  if (named === null || named === own) return true
  const gendered = ['masculine', 'feminine', 'either']
  return (named === 'either' || own === 'either') && gendered.includes(named) && gendered.includes(own ?? '')
}

/** Without its article; of both forms of an adjective the first one too: "grand" for "grand, grande". */
function bareTexts(french: string): string[] {
  const [, masculine = '', feminine = ''] = /^(\p{L}+), (\p{L}+)$/u.exec(french) ?? []
  const isAdjective = masculine !== '' && masculine[0] === feminine[0]
  return [split(spaced(french)).rest, ...(isAdjective ? [spaced(masculine)] : [])]
}

/** "kid (young goat)" -> "kid" too; "tall, big" -> each of them, where it is no sentence. */
function englishTexts(english: string): string[] {
  const short = english.replace(/\s*\([^)]*\)/g, '')
  const isSentence = /[.?!]$/.test(short)
  return [english, short, ...(isSentence ? [] : short.split(/[,/]/))]
    .map(bareEnglish)
    .filter((text) => text !== '')
}

function bareEnglish(text: string): string {
  return spaced(text).replace(/^(?:the|an?|to) (?=\S)/, '')
}
