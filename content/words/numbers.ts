import { phrase } from './word.ts'

const UNITS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
]
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
]

/** A whole number from 0 to 100 in words, as they are traditionally spelt: "vingt et un", "quatre-vingts". */
export function numberInWords(value: number): string {
  if (value < 17) return UNITS[value] ?? ''
  if (value < 20) return `dix-${UNITS[value - 10]}`
  if (value === 100) return 'cent'
  if (value === 80) return 'quatre-vingts'
  const tens = TENS[Math.floor(value / 10)] ?? ''
  const rest = value < 60 ? value % 10 : value % 20
  if (rest === 0) return tens
  if (value < 80 && (rest === 1 || rest === 11)) return `${tens} et ${numberInWords(rest)}`
  return `${tens}-${numberInWords(rest)}`
}

/** The numbers that are words of the bank: to twenty, then the tens. Their picture is the number itself. */
export const numbers = [
  ...Array.from({ length: 21 }, (_none, value) => value),
  ...[30, 40, 50, 60, 69, 70, 80, 90, 100],
].map((value) => phrase(numberInWords(value), String(value), `number-${value}`))

export const countingPhrases = [
  phrase('Quel âge as-tu?', 'How old are you?', 'how-old'),
  phrase("J'ai six ans.", 'I am six years old.', 'six-years'),
  phrase("J'ai dix ans.", 'I am ten years old.', 'ten-years'),
  phrase('Combien de crayons as-tu?', 'How many pencils do you have?', 'how-many-pencils'),
  phrase('Deux plus trois font cinq.', 'Two plus three is five.', 'two-plus-three'),
  phrase('Dix moins quatre font six.', 'Ten minus four is six.', 'ten-minus-four'),
  phrase('Quel est ton numéro de téléphone?', 'What is your phone number?', 'phone-number'),
  phrase('Combien ça coûte?', 'How much does it cost?', 'how-much'),
  phrase('Ça coûte cinquante dollars.', 'It costs fifty dollars.', 'fifty-dollars'),
]

/** All words of the theme. */
export const numberWords = [...numbers, ...countingPhrases]
