/**
 * The distinct words of a text that are not among `known` (lower case). Both sides of an apostrophe or hyphen
 * are words. A capitalized word within a sentence counts as a name and is not checked.
 */
export function unknownWords(text: string, known: ReadonlySet<string>): string[] {
  const found = text.normalize('NFC').matchAll(/(^\s*|[.!?…]\s*)?(\p{L}+)/gu)
  const words = [...found].flatMap(([_whole, begin, word = '']) =>
    known.has(word.toLowerCase()) || (begin === undefined && /^\p{Lu}/u.test(word)) ? [] : [word],
  )
  return [...new Set(words)]
}

/** The distinct words of texts, in lower case. */
export function wordsIn(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap(
      (text) =>
        text
          .normalize('NFC')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [],
    ),
  )
}
