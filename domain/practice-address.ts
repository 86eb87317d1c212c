import { PRACTICE_PATH } from './practice-path.ts'

/** The words to practise: keys of pages and games, each with ids of its words. Without ids, all its words. */
export type PractisedWords = readonly (readonly [clientID: string, words: readonly string[]])[]

/** `/pratique/Page_Grade4_Vocabulary_Cats=le-chat.le-bol&Page_…`. Names words only, so anyone may read it. */
export function practicePath(practised: PractisedWords): string {
  return `${PRACTICE_PATH}/${encodeURI(practisedText(practised))}`
}

/** The text that `readPracticeAddress` parses. */
export function practisedText(practised: PractisedWords): string {
  return practised
    .map(([clientID, words]) => clientID + (words.length > 0 ? `=${words.join('.')}` : ''))
    .join('&')
}

/** Parses a decoded address after `/pratique/`. */
export function readPracticeAddress(rest: string): PractisedWords {
  return rest.split('&').map((part) => {
    const [clientID = '', words = ''] = part.split('=')
    return [clientID, words === '' ? [] : words.split('.')]
  })
}
