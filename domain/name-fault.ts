/**
 * What is wrong with a name or a title as others read it: what cannot be seen in it, or looks like another. Names of every
 * script are fine, with their apostrophes, hyphens and marks.
 */

/** Pictures, also joined, flags and keycaps such as 1️⃣. */
const EMOJI =
  /\p{Extended_Pictographic}(?:[\uFE0E\uFE0F\p{EMod}]|\u200D\p{Extended_Pictographic})*(?:[\u{E0061}-\u{E007A}]+\u{E007F})?|\p{Regional_Indicator}{2}|[#*\d]\uFE0F?\u20E3/gu
/** In these scripts a joiner between two letters changes how they look. */
const JOINING =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gujarati}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Tamil}\\p{Script=Telugu}]'
const JOINER = new RegExp(`(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`, 'gu')
const NEW_LINE = /[\n-\r\x85\p{Zl}\p{Zp}]/u
/** Controls, marks of direction, soft hyphens, spaces of no width, fillers, the empty braille cell. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Latin letters and digits in wide, circled or mathematical form. */
const DISGUISED =
  /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u24B6-\u24E9\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F169}]/u
/** A combining mark on nothing, or three and more on one letter. */
const LOOSE_MARKS = /(?:^|[\s'’-])\p{M}|\p{Script=Inherited}{3}/u
/** Alphabets, some letters of which look like those of another. */
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

/** The end of a sentence that says what is wrong; null where nothing is. */
export function nameFault(name: string): string | null {
  const seen = name.normalize('NFC').replace(EMOJI, '').replace(JOINER, '')
  if (NEW_LINE.test(seen)) return 'doit être une seule ligne de texte'
  if (UNSEEN.test(seen)) return 'ne doit pas avoir de caractères invisibles'
  if (DISGUISED.test(seen)) return 'doit être écrit en lettres ordinaires'
  if (LOOSE_MARKS.test(seen)) return "a des accents qui ne sont à aucune lettre, ou trop sur l'une"
  if (seen.split(BETWEEN_WORDS).some(isMixed)) return 'ne doit pas mêler deux alphabets dans un mot'
  return null
}

/** A text on one line, without what cannot be seen. */
export function oneSeenLine(text: string): string {
  return text.normalize('NFC').split(NEW_LINE).join(' ').split(UNSEEN).join('')
}

function isMixed(word: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1
}
