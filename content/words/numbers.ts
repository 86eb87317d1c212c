import { numberInWords } from '../../domain/number-words.ts'
import { phrase } from './word.ts'

/** Numbers up to twenty, then the tens. Their picture is the number itself. */
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

export const numberWords = [...numbers, ...countingPhrases]
