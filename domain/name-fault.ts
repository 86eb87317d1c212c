/**
 * Checks names and titles for invisible characters and for letters that imitate others. Names in every
 * script are valid, including apostrophes, hyphens and marks.
 */

/** Emoji, including joined ones, flags and keycaps such as 1️⃣. */
const EMOJI =
  /\p{Extended_Pictographic}(?:[\uFE0E\uFE0F\p{EMod}]|\u200D\p{Extended_Pictographic})*(?:[\u{E0061}-\u{E007A}]+\u{E007F})?|\p{Regional_Indicator}{2}|[#*\d]\uFE0F?\u20E3/gu
/** Scripts in which a zero-width joiner between two letters changes their shape. */
const JOINING =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gujarati}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Tamil}\\p{Script=Telugu}]'
const JOINER = new RegExp(`(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`, 'gu')
const NEW_LINE = /[\n-\r\x85\p{Zl}\p{Zp}]/u
/** Controls, direction marks, soft hyphens, zero-width spaces, fillers, the empty braille cell. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Latin letters and digits in fullwidth, circled or mathematical form. */
const DISGUISED =
  /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u24B6-\u24E9\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F169}]/u
/** A combining mark without a letter, or three or more on one letter. */
const LOOSE_MARKS = /(?:^|[\s'’-])\p{M}|\p{Script=Inherited}{3}/u
/** Alphabets with look-alike letters. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
]
const BETWEEN_WORDS = /[^\p{L}\p{M}]+/u

/** The end of a French sentence about what is wrong with the name; null if it is valid. */
export function nameFault(name: string): string | null {
  const visible = name.normalize('NFC').replace(EMOJI, '').replace(JOINER, '')
  if (NEW_LINE.test(visible)) return 'doit être une seule ligne de texte'
  if (INVISIBLE.test(visible)) return 'ne doit pas avoir de caractères invisibles'
  if (DISGUISED.test(visible)) return 'doit être écrit en lettres ordinaires'
  if (LOOSE_MARKS.test(visible)) return "a des accents qui ne sont à aucune lettre, ou trop sur l'une"
  if (visible.split(BETWEEN_WORDS).some(isMixed)) return 'ne doit pas mêler deux alphabets dans un mot'
  return null
}

/** The text on one line without invisible characters. */
export function singleVisibleLine(text: string): string {
  return text.normalize('NFC').split(NEW_LINE).join(' ').split(INVISIBLE).join('')
}

function isMixed(word: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1
}
